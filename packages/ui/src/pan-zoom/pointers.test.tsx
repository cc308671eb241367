import { fireEvent, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { usePointers } from "./pointers.ts";

it("releases a pointer outside of the element", () => {
  const element = document.body.appendChild(document.createElement("div"));
  const handlers = { onPress: vi.fn(), onMove: vi.fn(), onRelease: vi.fn() };
  renderHook(() => usePointers({ current: element }, handlers));
  fireEvent.pointerDown(element, { pointerId: 1, button: 0 });
  fireEvent.pointerUp(document.body, { pointerId: 1 });
  fireEvent.pointerMove(element, { pointerId: 1 });
  expect(handlers.onPress).toHaveBeenCalledOnce();
  expect(handlers.onRelease).toHaveBeenCalledOnce();
  expect(handlers.onMove).not.toHaveBeenCalled();
  element.remove();
});
