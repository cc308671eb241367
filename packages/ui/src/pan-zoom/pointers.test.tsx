import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { watchPointers } from "./pointers.ts";

it("watchPointers releases a pointer outside of the element", () => {
  const element = document.body.appendChild(document.createElement("div"));
  const handlers = { onPress: vi.fn(), onMove: vi.fn(), onRelease: vi.fn() };
  const listening = new AbortController();
  watchPointers(element, handlers, listening.signal);
  fireEvent.pointerDown(element, { pointerId: 1, button: 0 });
  fireEvent.pointerUp(document.body, { pointerId: 1 });
  fireEvent.pointerMove(element, { pointerId: 1 });
  expect(handlers.onPress).toHaveBeenCalledOnce();
  expect(handlers.onRelease).toHaveBeenCalledOnce();
  expect(handlers.onMove).not.toHaveBeenCalled();
  listening.abort();
  element.remove();
});
