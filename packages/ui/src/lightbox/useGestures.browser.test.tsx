import { fireEvent, renderHook } from "@testing-library/react";
import { motionValue } from "framer-motion";
import { useRef } from "react";
import { expect, it, vi } from "vitest";
import { render } from "../../tests/render.tsx";
import { settle } from "../motion/glide.ts";
import { usePanZoom } from "../pan-zoom/usePanZoom.ts";
import { useGestures, useTrack } from "./useGestures.ts";

const WIDTH = 400;

const track = motionValue(-0.4);
const drop = motionValue(0);

function Stage({ step }: { step: (by: number) => void }) {
  const stageRef = useRef<HTMLDivElement>(null);
  const panZoom = usePanZoom({ glide: () => undefined });
  useGestures(stageRef, {
    panZoom,
    track,
    drop,
    index: 1,
    last: 2,
    isStill: false,
    ratio: 1,
    step,
    onClose: () => {},
  });
  return <div ref={stageRef} data-testid="stage" style={{ width: WIDTH, height: WIDTH }} />;
}

it("useGestures turns on from an item that still settles", async () => {
  const step = vi.fn();
  const stage = render(<Stage step={step} />).getByTestId("stage");
  // Only the browser's own pointers can be captured.
  vi.spyOn(stage, "setPointerCapture").mockReturnValue();
  // A value without listeners stops its spring.
  const stopListening = track.on("change", () => {});
  settle(track, -1);
  fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 300, clientY: 200 });
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 300 - WIDTH * 0.4, clientY: 200 });
  const held = track.get();
  await frames(3);
  expect(track.get()).toBe(held);
  fireEvent.pointerUp(stage, { pointerId: 1, clientX: 300 - WIDTH * 0.4, clientY: 200 });
  expect(step.mock.calls).toEqual([[1]]);
  stopListening();
});

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

/** Waits for a number of frames. */
async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one frame follows another
    await new Promise(requestAnimationFrame);
  }
}
