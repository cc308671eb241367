import { afterEach, beforeEach, expect, vi } from "vitest";

// A warning of React (a missing key, an unknown attribute, a hydration fault) is a fault like any other.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const spoken = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.mocked(console.error).mockRestore();
  vi.mocked(console.warn).mockRestore();
  expect(spoken, "console.error and console.warn").toEqual([]);
});
