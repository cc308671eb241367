import { Context } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { type AppEnv, createClient } from "../src/http/context.ts";
import { createWindowLimiter } from "../src/http/rate-limit.ts";
import { DEFAULT_LIMITS, type Limits } from "../src/limits.ts";
import { createLeadLimits, createStoredLimits } from "../src/forms/lead-limits.ts";
import { sampleSite } from "./support/site.ts";

const NODE = "203.0.113.9";
const HOUR_MS = 3_600_000;
const HOURS = 24;
const site = sampleSite();
const client = createClient("hosting");

let now: number;
/** When each lead in quarantine was stored. */
let quarantine: number[];
beforeEach(() => {
  now = Date.UTC(2026, 10, 26);
  quarantine = [];
});

const requests = new Map<string, Context<AppEnv>>();

/** Returns the request of a sender, one for all of theirs. */
function requestOf(address: string, hop: string): Context<AppEnv> {
  const headers = { "Fastly-Client-IP": address, "X-Forwarded-For": hop };
  const key = JSON.stringify(headers);
  const known = requests.get(key) ?? new Context<AppEnv>(new Request("https://sample.example/", { headers }));
  requests.set(key, known);
  return known;
}

/** Returns a way to leave a lead behind Hosting's CDN, over what is stored, by a process that has just started. */
function start(changes: Partial<Limits> = {}) {
  const clock = () => now;
  const limits = { ...DEFAULT_LIMITS, ...changes };
  const counts = {
    countMessages: () => 0,
    countQuarantined: (_: string, since: number) => quarantine.filter((at) => at > since).length,
  };
  const calls = { clock, log: () => undefined };
  const options = { site, client, limits, sent: createWindowLimiter(), counts, ...calls };
  const ofLeads = createLeadLimits(options);
  return async (address: string, hop = NODE): Promise<"stored" | "quarantined" | "refused"> => {
    const c = requestOf(address, hop);
    if ((await ofLeads.secondsToLeave(c, false)) === 0) return "stored";
    if (!(await ofLeads.mayQuarantine(c))) return "refused";
    quarantine.push(now);
    return "quarantined";
  };
}

it("a hundred networks that flood by one node of the CDN for a day take 12,000 of the quarantine, and no visitor behind it is refused", async () => {
  const leave = start();
  const visitors: string[] = [];
  for (let hour = 0; hour < HOURS; hour += 1) {
    for (let lead = 0; lead < 800; lead += 1) await leave(`192.0.2.${lead % 100}`);
    visitors.push(await leave(`198.51.100.${hour}`));
    now += HOUR_MS;
  }
  expect(new Set(visitors)).toEqual(new Set(["quarantined"]));
  expect(quarantine).toHaveLength(12_000 + HOURS);
});

describe("a caller who forges addresses for a day", () => {
  it("leaves room in quarantine", async () => {
    const leave = start();
    for (let hour = 0; hour < HOURS; hour += 1) {
      for (let lead = 0; lead < 1000; lead += 1)
        await leave(`198.51.${Math.floor(lead / 200)}.${lead % 200}`, "192.0.2.1");
      now += HOUR_MS;
    }
    expect(quarantine).toHaveLength(19_200);
    expect(DEFAULT_LIMITS.quarantinedPerDay).toBeGreaterThan(quarantine.length);
  });

  it("uses up the rate of no visitor whose address they claim", async () => {
    const leave = start({ leadsPerMinutePerAddress: 2, leadsPerMinutePerHop: 3, leadsPerMinute: 6 });
    const visitor = "192.0.2.1";
    // The caller's own address is what Google's front end appends, whatever the caller wrote before it.
    for (let index = 0; index < 4; index += 1) await leave(visitor, `${visitor}, 203.0.113.66`);
    for (let index = 0; index < 3; index += 1) await leave(`198.51.100.${index}`, `198.51.100.${index}, 203.0.113.66`);
    expect(quarantine).toHaveLength(4);
    expect(await leave(visitor, `${visitor}, ${NODE}`)).toBe("stored");
  });
});

/** Every lead is above the rates. */
const ABOVE: Partial<Limits> = { leadsPerMinute: 0 };

it("quarantines five leads of a network in an hour, whatever its addresses", async () => {
  const leave = start(ABOVE);
  for (let index = 0; index < 8; index += 1) await leave(`2001:db8:1:${index}::1`);
  expect(quarantine).toHaveLength(5);
  expect(await leave("2001:db8:2::1")).toBe("quarantined");
  now += HOUR_MS;
  expect(await leave("2001:db8:1::1")).toBe("quarantined");
});

it("takes no more than a day's, also after a restart, until the administrator has made room", async () => {
  const limits = { ...ABOVE, quarantinedPerDay: 3 };
  const leave = start(limits);
  for (let index = 0; index < 4; index += 1) await leave(`192.0.2.${index}`);
  const leaveLater = start(limits);
  expect(await leaveLater("192.0.2.5")).toBe("refused");
  expect(quarantine).toHaveLength(3);
  quarantine.pop();
  now += 60_000;
  expect(await leaveLater("192.0.2.6")).toBe("quarantined");
});

const MINUTE_MS = 60_000;

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
