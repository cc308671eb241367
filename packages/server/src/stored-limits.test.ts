import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "./limits.ts";
import { createStoredLimits } from "./stored-limits.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let now: number;
let stored: number;
let counted: number;
let lines: string[];
beforeEach(() => {
  now = 1000 * HOUR_MS;
  stored = 0;
  counted = 0;
  lines = [];
});

const limitsOver = (count: () => number | Promise<number>) =>
  createStoredLimits({
    counts: {
      countMessages: () => 0,
      countQuarantined() {
        counted += 1;
        return count();
      },
    },
    siteId: "sample",
    limits: { ...DEFAULT_LIMITS, quarantinedPerDay: 10, messagesPerHour: 5 },
    clock: () => now,
    log: (line) => lines.push(line),
  });

describe("limits of what is stored", () => {
  it("count once a minute, and add what they take in between", async () => {
    stored = 7;
    const limits = limitsOver(() => stored);
    const taken = await Promise.all(Array.from({ length: 5 }, () => limits.take("quarantine")));
    expect(taken).toEqual([true, true, true, false, false]);
    expect(counted).toBe(1);
    stored = 9;
    now += MINUTE_MS;
    expect([await limits.take("quarantine"), await limits.take("quarantine")]).toEqual([true, false]);
    expect(counted).toBe(2);
  });

  it("go by what they know where the count fails", async () => {
    const limits = limitsOver(() => (counted === 1 ? 9 : Promise.reject(new Error("unavailable"))));
    expect(await limits.take("quarantine")).toBe(true);
    now += MINUTE_MS;
    expect(await limits.take("quarantine")).toBe(false);
  });

  it("are logged from 80 % on, once an hour", async () => {
    const limits = limitsOver(() => stored);
    const logged: number[] = [];
    for (let minutes = 0; minutes < 120; minutes += 6) {
      if (await limits.take("quarantine")) stored += 1;
      if (lines.length > logged.length) logged.push(minutes);
      now += 6 * MINUTE_MS;
    }
    expect(logged).toEqual([42, 102]);
    expect(lines[0]).toMatch(/[가-힣].*24시간에 10건 중 8건 \/ QUARANTINE_NEAR sample: 8 of 10 in 24 h$/u);
  });

  it("of messages are those of an hour and a day, for each kind", async () => {
    const limits = limitsOver(() => 0);
    for (let count = 0; count < 5; count += 1) expect(await limits.take("booking")).toBe(true);
    expect([await limits.take("booking"), await limits.take("news")]).toEqual([false, true]);
    expect(lines).toEqual([expect.stringContaining("SMS_LIMIT_NEAR sample booking: 4 of 5 in 1 h")]);
  });
});
