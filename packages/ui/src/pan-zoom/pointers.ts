"use client";
import { useEffect, useEffectEvent, type RefObject } from "react";

/** A point of the window in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface PointerHandlers {
  /** Called when a further pointer is pressed, with all that are down. */
  onPress: (element: HTMLElement, event: PointerEvent, pointers: readonly Point[]) => void;
  /** Called when a pointer moves, with all that are down before and after. */
  onMove: (element: HTMLElement, before: readonly Point[], after: readonly Point[]) => void;
  /** Called when the last pointer is released or taken by the browser, with its velocity in CSS pixels per second. */
  onRelease: (element: HTMLElement, event: PointerEvent, velocity: Point) => void;
  /** Called when the wheel turns. It may prevent the page's scrolling. */
  onWheel?: (element: HTMLElement, event: WheelEvent) => void;
}

/** Distance that makes a press a drag, in CSS pixels. */
export const SLOP = 8;

/** How far back the velocity looks, in ms: longer than a slow phone takes from the last move to the release. */
const VELOCITY_WINDOW = 100;

interface Sample extends Point {
  readonly time: number;
}

/** Follows the primary mouse button and all fingers that are pressed on an element, and the wheel over it. */
export function usePointers(elementRef: RefObject<HTMLElement | null>, handlers: PointerHandlers): void {
  const latest = useEffectEvent(() => handlers);
  const hasWheel = handlers.onWheel !== undefined;

  useEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const pointers = new Map<number, Point>();
    const all = () => [...pointers.values()];
    let samples: Sample[] = [];

    function take({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void {
      pointers.set(pointerId, { x: clientX, y: clientY });
      samples = samples.filter(({ time }) => timeStamp - time < VELOCITY_WINDOW);
      samples.push({ x: clientX, y: clientY, time: timeStamp });
    }
    const handleDown = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      samples = [];
      take(event);
      latest().onPress(element, event, all());
    };
    const handleMove = (event: PointerEvent): void => {
      if (!pointers.has(event.pointerId)) return;
      const before = all();
      take(event);
      latest().onMove(element, before, all());
    };
    const handleUp = (event: PointerEvent): void => {
      if (!pointers.delete(event.pointerId)) return;
      if (pointers.size === 0) latest().onRelease(element, event, velocityOf(samples, event.timeStamp));
      samples = [];
    };

    element.addEventListener("pointerdown", handleDown, { signal });
    element.addEventListener("pointermove", handleMove, { signal });
    element.addEventListener("lostpointercapture", handleUp, { signal });
    // A pointer without capture may be released outside of the element.
    for (const type of ["pointerup", "pointercancel"] as const)
      document.addEventListener(type, handleUp, { capture: true, signal });
    // The browser would drag an image away as a file.
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    if (hasWheel)
      element.addEventListener("wheel", (event) => latest().onWheel?.(element, event), { passive: false, signal });
    return () => listening.abort();
  }, [elementRef, hasWheel]);
}

/** Returns the velocity of a pointer until its release, in CSS pixels per second. */
function velocityOf(samples: readonly Sample[], until: number): Point {
  const recent = samples.filter(({ time }) => until - time < VELOCITY_WINDOW);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || first.time === until) return { x: 0, y: 0 };
  const seconds = (until - first.time) / 1000;
  return { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
}

/** Returns the point between two fingers, or the one of a single finger. */
export function middleOf(pointers: readonly Point[]): Point {
  const sum = pointers.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / pointers.length, y: sum.y / pointers.length };
}

/** Returns how much two fingers have spread from one moment to the next, as a factor. */
export function spreadOf(before: readonly Point[], after: readonly Point[]): number {
  return before.length > 1 ? distanceOf(after) / Math.max(1, distanceOf(before)) : 1;
}

function distanceOf([first, second]: readonly Point[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}
