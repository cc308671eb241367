import { describe, expect, it } from "vitest";
import { isScrolledPast, servedDelay } from "./useFade.ts";

describe("isScrolledPast", () => {
  it.each([
    [0, false],
    [200, false],
    [200.5, true],
    [1200, true],
  ])("of a page scrolled by %d px and a distance of 200 px is %s", (top, past) => {
    expect(isScrolledPast({ top, range: 3000 }, 200)).toBe(past);
  });

  it("does not wait for what a short page can never do", () => {
    expect(isScrolledPast({ top: 0, range: 200 }, 200)).toBe(true);
    expect(isScrolledPast({ top: 0, range: 0 }, 200)).toBe(true);
    expect(isScrolledPast({ top: 0, range: 201 }, 200)).toBe(false);
  });
});

describe("servedDelay", () => {
  it("is the delay itself, and the patience with a script that has to watch the scroll", () => {
    expect(servedDelay({ delay: 300 })).toBe(300);
    expect(servedDelay({ scrolled: 200 })).toBe(4000);
  });
});
