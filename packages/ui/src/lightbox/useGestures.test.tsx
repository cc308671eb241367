import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useTrack } from "./useGestures.ts";

it("keeps the current item in the middle without gliding when items before it mount and unmount", () => {
  const onItemChange = vi.fn();
  const { result, rerender } = renderHook(
    (item: { index: number; value: string }) => useTrack({ ...item, isStill: false, onItemChange }),
    { initialProps: { index: 0, value: "plan" } },
  );
  rerender({ index: 2, value: "plan" });
  expect(result.current.get()).toBe(-2);
  rerender({ index: 1, value: "plan" });
  expect(result.current.get()).toBe(-1);
  expect(onItemChange).not.toHaveBeenCalled();
  rerender({ index: 2, value: "room" });
  expect(onItemChange).toHaveBeenCalledOnce();
  expect(result.current.isAnimating()).toBe(true);
});
