import { afterEach, beforeEach, expect, vi } from "vitest";

const METHODS = ["error", "warn", "info", "log", "debug"] as const;

// A warning of React (a missing key, an unknown attribute, a hydration fault) is a fault like any other, and so is what
// somebody forgot to take out.
beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method);
});

afterEach(() => {
  const spoken = METHODS.map((method) => vi.mocked(console[method])).flatMap((spy) => {
    const { calls } = spy.mock;
    spy.mockRestore();
    return calls;
  });
  expect(spoken, "what was written to the console").toEqual([]);
});
