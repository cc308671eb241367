import { expect, it } from "vitest";
import { createSignInAttempts } from "./attempts.ts";

const HOUR_MS = 3_600_000;

it("makes no account wait for failures of a clock that was ahead", () => {
  let now = 9 * HOUR_MS;
  const attempts = createSignInAttempts(() => now);
  const counts = [{ key: "account", free: 1 }];
  attempts.begin(counts);
  expect(attempts.wait(counts)).toBe(30);
  now = 0;
  expect(attempts.wait(counts)).toBe(0);
  attempts.begin(counts);
  expect(attempts.wait(counts)).toBe(60);
});
