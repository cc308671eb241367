import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useToday } from "./use-today.ts";

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-12-10T23:59:30+09:00") });
});
afterEach(() => {
  vi.useRealTimers();
});

it("goes to the next day at midnight in Korea while the page is open", () => {
  const { result } = renderHook(() => useToday());
  expect(result.current).toBe("2026-12-10");
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  expect(result.current).toBe("2026-12-11");
});

it("is today when a visitor returns to a page whose timers rested", () => {
  const { result } = renderHook(() => useToday());
  vi.setSystemTime(Date.parse("2026-12-14T09:00:00+09:00"));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe("2026-12-14");
});

it("leaves no timer behind", () => {
  renderHook(() => useToday()).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
