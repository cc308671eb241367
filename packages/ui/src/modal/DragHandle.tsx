"use client";
import { useMotionValue } from "framer-motion";
import { useLayoutEffect, useRef } from "react";
import { settle } from "../motion/glide.ts";
import { SLOP, usePointers, type Point } from "../pan-zoom/pointers.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { Bar } from "./Modal.styles.ts";
import type { DragToCloseProps } from "./DragToClose.tsx";
import { useModal } from "./Modal.tsx";

/** Share of its own size past which a released overlay closes. */
const DISMISS = 1 / 3;
/** Velocity from which a release is a flick, in CSS pixels per second. */
const FLICK = 500;

const DIRECTIONS = {
  bottom: { axis: "y", across: "x" },
  right: { axis: "x", across: "y" },
} as const;

interface Hold {
  /** Where it was pressed, and then where the drag began. */
  at: Point;
  /** Offset of the overlay when the drag began; undefined before. */
  from?: number;
}

/** Renders the handle of an overlay, and moves the overlay with a finger: a drag or a flick to its edge closes it. */
export function DragHandle({ edge }: DragToCloseProps) {
  const { open, setOpen } = useModal("Content");
  const isStill = useReducedMotion();
  const { axis, across } = DIRECTIONS[edge];
  /** How far the overlay is moved towards its edge, as a share of its size. */
  const offset = useMotionValue(0);
  const handleRef = useRef<HTMLDivElement>(null);
  const overlayRef = useRef<HTMLElement>(null);
  const holdRef = useRef<Hold>(undefined);

  // An overlay that is opened again while it leaves starts at its place.
  useLayoutEffect(() => {
    if (open) offset.jump(0);
  }, [offset, open]);

  useLayoutEffect(() => {
    const overlay = handleRef.current?.parentElement;
    if (!overlay) return;
    overlayRef.current = overlay;
    return offset.on("change", (share) => {
      overlay.style.transform = share > 0 ? `translate${axis.toUpperCase()}(${share * 100}%)` : "";
    });
  }, [axis, offset]);

  function putBack(): void {
    if (isStill) offset.jump(0);
    else settle(offset, 0);
  }

  function lift(): void {
    const isMoved = holdRef.current?.from !== undefined;
    holdRef.current = undefined;
    if (isMoved) putBack();
  }

  function onPress(_overlay: HTMLElement, event: PointerEvent, pointers: readonly Point[]): void {
    if (pointers.length > 1) return lift();
    if (event.pointerType === "touch" && handleRef.current && isGrip(handleRef.current, event.target))
      holdRef.current = { at: { x: event.clientX, y: event.clientY } };
  }

  function onMove(overlay: HTMLElement, _before: readonly Point[], [point]: readonly Point[]): void {
    const hold = holdRef.current;
    if (!hold || !point) return;
    const by = point[axis] - hold.at[axis];
    if (hold.from !== undefined) {
      const size = axis === "y" ? overlay.offsetHeight : overlay.offsetWidth;
      offset.set(Math.max(0, hold.from + by / size));
      return;
    }
    const byAcross = point[across] - hold.at[across];
    if (Math.hypot(by, byAcross) < SLOP) return;
    if (Math.abs(byAcross) > Math.abs(by)) return lift();
    offset.stop();
    holdRef.current = { at: point, from: offset.get() };
  }

  function onRelease(overlay: HTMLElement, event: PointerEvent, velocity: Point): void {
    const isMoved = holdRef.current?.from !== undefined && offset.get() > 0;
    const speed = velocity[axis];
    const isAway = offset.get() > DISMISS ? speed > -FLICK : speed > FLICK;
    if (!isMoved || !isAway || event.type === "pointercancel") return lift();
    holdRef.current = undefined;
    setOpen(false, "drag");
    // A parent may refuse.
    requestAnimationFrame(() => {
      if (overlay.dataset["state"] === "open") putBack();
    });
  }

  usePointers(overlayRef, { onPress, onMove, onRelease });

  return <Bar ref={handleRef} aria-hidden data-edge={edge} />;
}

/** Returns whether a press on an element holds the overlay. In a wide window a popup is no sheet, and its handle is hidden. */
function isGrip(handle: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Node)) return false;
  if (handle.dataset["edge"] !== "bottom") return true;
  const isShown = handle.getClientRects().length > 0;
  return isShown && [handle, handle.nextElementSibling].some((grip) => grip?.contains(target));
}
