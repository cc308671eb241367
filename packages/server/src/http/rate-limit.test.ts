import { expect, it } from "vitest";
import { createWindowLimiter } from "./rate-limit.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

it("keeps a limit that all addresses share, however many new addresses are counted", () => {
  const limiter = createWindowLimiter();
  const day = { key: "quarantined", limit: 5_000, windowMs: 24 * HOUR_MS };
  let taken = 0;
  for (let index = 0; index < 20_000; index += 1) {
    const now = index * 1000;
    limiter.take([{ key: `address ${index}`, limit: 60, windowMs: MINUTE_MS }], now);
    const address = { key: `quarantined address ${index}`, limit: 600, windowMs: HOUR_MS };
    if (limiter.take([address, day], now) === 0) taken += 1;
  }
  expect(taken).toBe(day.limit);
});

it("begins a window again that a clock has begun which was ahead", () => {
  const limiter = createWindowLimiter();
  const minute = { key: "address", limit: 1, windowMs: MINUTE_MS };
  const now = 1000 * HOUR_MS;
  expect(limiter.take([minute], now + 9 * HOUR_MS)).toBe(0);
  expect(limiter.take([minute], now)).toBe(0);
  expect(limiter.take([minute], now)).toBe(60);
});
