import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPaging } from "./startPaging.ts";

/** Where a step was going that ended elsewhere, in pixels. */
const ELSEWHERE = 500;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it("waits for no timer and no frame once it has stopped", () => {
  const target: { current: number | undefined } = { current: undefined };
  const paging = startPaging({ ids: [], target, onTarget: () => {} });
  target.current = ELSEWHERE;
  window.dispatchEvent(new Event("scroll"));
  document.dispatchEvent(new Event("scrollend"));
  vi.advanceTimersToNextTimer();
  expect(vi.getTimerCount()).toBe(1);
  paging.stop();
  expect(vi.getTimerCount()).toBe(0);
});
