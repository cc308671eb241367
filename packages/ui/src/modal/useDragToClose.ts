"use client";
import { useMotionValue } from "framer-motion";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { settle } from "../motion/glide.ts";
import { watchPointers, type Point } from "../pan-zoom/pointers.ts";
import { useReducedMotion } from "../provider/useReducedMotion.ts";
import { useModal } from "./ModalContext.ts";

/** Distance that makes a press a drag, in CSS pixels. */
const SLOP = 8;
/** Share of its own size past which a released overlay closes. */
const DISMISS = 1 / 3;
/** Velocity from which a release is a flick, in CSS pixels per second. */
const FLICK = 500;

/** Axis of each edge, and the sign of its direction. */
const DIRECTIONS = {
  bottom: { axis: "y", across: "x", sign: 1 },
  right: { axis: "x", across: "y", sign: 1 },
  left: { axis: "x", across: "y", sign: -1 },
} as const;

/** A finger on the overlay. */
interface Hold {
  /** Where it was pressed, and then where the drag began. */
  at: Point;
  /** Offset of the overlay when the drag began; undefined before. */
  from?: number;
}

/**
 * Moves the parent of a handle with a finger, and closes the overlay by a drag or a flick towards its edge; CSS animates
 * the exit from there on. A sheet is held at its handle or at the head after it, a menu anywhere.
 */
export function useDragToClose(handleRef: RefObject<HTMLElement | null>, edge: keyof typeof DIRECTIONS): void {
  const { open, setOpen } = useModal();
  const isStill = useReducedMotion();
  const { axis, across, sign } = DIRECTIONS[edge];
  /** How far the overlay is moved towards its edge, as a share of its size. */
  const offset = useMotionValue(0);
  const holdRef = useRef<Hold>(undefined);

  // An overlay that is opened again while it leaves starts at its place.
  useLayoutEffect(() => {
    if (open) offset.jump(0);
  }, [offset, open]);

  const write = useEffectEvent((overlay: HTMLElement, share: number) => {
    overlay.style.transform = share > 0 ? `translate${axis.toUpperCase()}(${share * sign * 100}%)` : "";
  });

  function putBack(): void {
    if (isStill) offset.jump(0);
    else settle(offset, 0);
  }

  /** Ends the drag without closing the overlay. */
  function lift(): void {
    const isMoved = holdRef.current?.from !== undefined;
    holdRef.current = undefined;
    if (isMoved) putBack();
  }

  const press = useEffectEvent((event: PointerEvent, pointers: readonly Point[]) => {
    if (pointers.length > 1) return lift();
    if (event.pointerType === "touch" && handleRef.current && isGrip(handleRef.current, event.target))
      holdRef.current = { at: { x: event.clientX, y: event.clientY } };
  });

  const move = useEffectEvent((overlay: HTMLElement, [point]: readonly Point[]) => {
    const hold = holdRef.current;
    if (!hold || !point) return;
    const by = point[axis] - hold.at[axis];
    if (hold.from !== undefined) {
      const size = axis === "y" ? overlay.offsetHeight : overlay.offsetWidth;
      offset.set(Math.max(0, hold.from + (by * sign) / size));
      return;
    }
    const byAcross = point[across] - hold.at[across];
    if (Math.hypot(by, byAcross) < SLOP) return;
    if (Math.abs(byAcross) > Math.abs(by)) return lift();
    offset.stop();
    holdRef.current = { at: point, from: offset.get() };
  });

  const release = useEffectEvent((overlay: HTMLElement, event: PointerEvent, velocity: Point) => {
    const isMoved = holdRef.current?.from !== undefined && offset.get() > 0;
    const speed = velocity[axis] * sign;
    const isAway = offset.get() > DISMISS ? speed > -FLICK : speed > FLICK;
    if (!isMoved || !isAway || event.type === "pointercancel") return lift();
    holdRef.current = undefined;
    setOpen(false);
    // A parent may refuse.
    requestAnimationFrame(() => {
      if (overlay.dataset["state"] === "open") putBack();
    });
  });

  useEffect(() => {
    const overlay = handleRef.current?.parentElement;
    if (!overlay) return;
    const listening = new AbortController();
    const stopWriting = offset.on("change", (share) => write(overlay, share));
    watchPointers(
      overlay,
      {
        onPress: (event, pointers) => press(event, pointers),
        onMove: (_before, after) => move(overlay, after),
        onRelease: (event, velocity) => release(overlay, event, velocity),
      },
      listening.signal,
    );
    return () => {
      stopWriting();
      listening.abort();
    };
  }, [handleRef, offset]);
}

/** Returns whether a press on an element holds the overlay. In a wide window a popup is no sheet, and its handle is hidden. */
function isGrip(handle: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Node)) return false;
  if (handle.dataset["edge"] !== "bottom") return true;
  const isShown = handle.getClientRects().length > 0;
  return isShown && [handle, handle.nextElementSibling].some((grip) => grip?.contains(target));
}
