"use client";
import { useEffect, useEffectEvent, type RefObject } from "react";
import { loadGlide } from "../motion/loadGlide.ts";
import { changeOfKey } from "../pan-zoom/keys.ts";
import { watchPointers, type Point } from "../pan-zoom/pointers.ts";
import { pointOn, type PanZoom } from "../pan-zoom/usePanZoom.ts";
import { isZoomed, zoom } from "../pan-zoom/view.ts";
import { wheelFactor } from "../pan-zoom/wheel.ts";

/** Zooms and pans by wheel (with Control), pinch, drag and keys. The page handles all other input on the stage. */
export function usePanZoomInput(stageRef: RefObject<HTMLDivElement | null>, panZoom: PanZoom): void {
  const turn = useEffectEvent((stage: HTMLElement, event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    // A wheel turns in small steps of its own, which a spring would only delay.
    panZoom.jump(zoom(panZoom.shown(), wheelFactor(event), pointOn(stage, event)));
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    const change = changeOfKey(event);
    // The requested view, not the spring on its way there.
    if (!change || (event.key.startsWith("Arrow") && !isZoomed(panZoom.view))) return;
    event.preventDefault();
    panZoom.change(change);
  });

  const grab = useEffectEvent((stage: HTMLElement, event: PointerEvent) => {
    // A drag continues outside of the stage. Fingers are captured anyway, and a click on a link in a drawing is no drag.
    if (event.pointerType === "mouse" && panZoom.isEnlarged()) stage.setPointerCapture(event.pointerId);
  });

  const move = useEffectEvent((stage: HTMLElement, before: readonly Point[], after: readonly Point[]) => {
    if (before.length > 1 || panZoom.isEnlarged()) panZoom.hold(stage, before, after);
  });

  const release = useEffectEvent((velocity: Point) => panZoom.release(velocity));

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const listening = new AbortController();
    const { signal } = listening;
    stage.addEventListener("wheel", (event) => turn(stage, event), { passive: false, signal });
    stage.addEventListener("keydown", (event) => press(event), { signal });
    for (const intent of ["pointerenter", "focusin"] as const) stage.addEventListener(intent, loadGlide, { signal });
    const handlers = {
      onPress: (event: PointerEvent) => grab(stage, event),
      onMove: (before: readonly Point[], after: readonly Point[]) => move(stage, before, after),
      onRelease: (_event: PointerEvent, velocity: Point) => release(velocity),
    };
    watchPointers(stage, handlers, signal);
    return () => listening.abort();
  }, [stageRef]);
}
