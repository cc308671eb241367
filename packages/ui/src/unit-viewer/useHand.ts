"use client";
import { useEffect, useEffectEvent, type RefObject } from "react";
import { FITTED, isZoomed, look, pan, zoom, ZOOM_STEP, type Place, type View } from "./view.ts";

/** How fast a wheel zooms: its pixels as a power of e. One notch of 120 is the step of a button, roughly. */
const WHEEL_SPEED = 0.003;

interface Pointer {
  x: number;
  y: number;
}

interface HandOptions {
  view: View;
  setView: (change: (view: View) => View) => void;
}

/** Zooms and pans by wheel (with Control), pinch, drag and keys. Anything else on the stage is the page's. */
export function useHand(stageRef: RefObject<HTMLDivElement | null>, { view, setView }: HandOptions): void {
  const turn = useEffectEvent((stage: HTMLElement, event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * WHEEL_SPEED);
    setView((before) => zoom(before, factor, placeOn(stage, event)));
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const change = changeOf(event.key);
    if (!change || (event.key.startsWith("Arrow") && !isZoomed(view))) return;
    event.preventDefault();
    setView(change);
  });

  const move = useEffectEvent((stage: HTMLElement, before: readonly Pointer[], after: readonly Pointer[]) => {
    if (before.length === 1 && !isZoomed(view)) return;
    const { width, height } = stage.getBoundingClientRect();
    const from = middleOf(before);
    const to = middleOf(after);
    const spread = before.length > 1 ? distanceOf(after) / Math.max(1, distanceOf(before)) : 1;
    setView((current) =>
      zoom(pan(current, (to.x - from.x) / width, (to.y - from.y) / height), spread, placeOn(stage, asPoint(to))),
    );
  });

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const listening = new AbortController();
    const { signal } = listening;
    const pointers = new Map<number, Pointer>();

    function handleDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      // A drag goes on outside of the stage; fingers are held anyway, and a click on a link in a drawing is no drag.
      if (event.pointerType === "mouse" && stage?.hasAttribute("data-zoomed")) stage.setPointerCapture(event.pointerId);
    }
    function handleMove(event: PointerEvent): void {
      if (!stage || !pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      move(stage, before, [...pointers.values()]);
    }
    function handleUp(event: PointerEvent): void {
      pointers.delete(event.pointerId);
    }

    stage.addEventListener("wheel", (event) => turn(stage, event), { passive: false, signal });
    stage.addEventListener("keydown", (event) => press(event), { signal });
    stage.addEventListener("pointerdown", handleDown, { signal });
    stage.addEventListener("pointermove", handleMove, { signal });
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"] as const) {
      stage.addEventListener(type, handleUp, { signal });
    }
    // The browser would carry the picture away as a file.
    stage.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [stageRef]);
}

/** What a key does to the view. */
function changeOf(key: string): ((view: View) => View) | undefined {
  switch (key) {
    case "+":
    case "=":
      return (view) => zoom(view, ZOOM_STEP);
    case "-":
      return (view) => zoom(view, 1 / ZOOM_STEP);
    case "0":
      return () => FITTED;
    case "ArrowLeft":
      return (view) => look(view, "left");
    case "ArrowRight":
      return (view) => look(view, "right");
    case "ArrowUp":
      return (view) => look(view, "up");
    case "ArrowDown":
      return (view) => look(view, "down");
    default:
      return undefined;
  }
}

interface ClientPoint {
  clientX: number;
  clientY: number;
}

const asPoint = ({ x, y }: Pointer): ClientPoint => ({ clientX: x, clientY: y });

function placeOn(stage: HTMLElement, { clientX, clientY }: ClientPoint): Place {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
}

function middleOf(pointers: readonly Pointer[]): Pointer {
  const sum = pointers.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / pointers.length, y: sum.y / pointers.length };
}

function distanceOf([first, second]: readonly Pointer[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}
