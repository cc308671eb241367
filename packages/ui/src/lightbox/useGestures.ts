"use client";
import { type MotionValue, useMotionValue } from "framer-motion";
import { useRef, type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { settle } from "../motion/glide.ts";
import { SLOP, usePointers, type Point } from "../pan-zoom/pointers.ts";
import { pointOn, type PanZoom } from "../pan-zoom/usePanZoom.ts";
import { FITTED, isZoomed, zoom, type Extent, type StagePoint } from "../pan-zoom/view.ts";
import { fittedExtent } from "./media.ts";

/** Longest time between two taps of a double tap, and of one press, in ms. */
const TAP = 300;
const DOUBLE_TAP_ZOOM = 2.5;
/** Largest distance between two taps of a double tap, in CSS pixels. */
const DOUBLE_TAP_DISTANCE = 30;
/** Share of a drag that has an effect where there is nothing more in its direction. */
const GIVE = 0.3;
/** From here a released drag turns the page or closes, in parts of the stage, and parts per second. */
const TURN = { distance: 0.3, velocity: 0.5 };
const DISMISS = { distance: 0.25, velocity: 0.8 };

interface GesturesOptions {
  panZoom: PanZoom;
  track: MotionValue<number>;
  drop: MotionValue<number>;
  index: number;
  last: number;
  isStill: boolean;
  ratio: number;
  step: (by: number) => void;
  onClose: () => void;
}

interface Press {
  readonly at: Point;
  readonly time: number;
  /** What the drag does, once that is decided. */
  kind?: "track" | "drop" | "view" | undefined;
  /** Value of `track` or `drop` when the drag began; one that still settles is not at rest. */
  from: number;
}

/** Handles fingers, mouse and wheel on the stage: swipes and closes a fitted item, moves an enlarged one, and zooms. */
export function useGestures(stageRef: RefObject<HTMLElement | null>, options: GesturesOptions): void {
  const { panZoom, track, drop, index, last, isStill, ratio, step, onClose } = options;
  const pressRef = useRef<Press>(undefined);
  const tapRef = useRef<{ at: Point; time: number }>(undefined);

  function back(value: MotionValue<number>, target: number): void {
    if (isStill) value.jump(target);
    else settle(value, target);
  }

  function onPress(stage: HTMLElement, event: PointerEvent, pointers: readonly Point[]): void {
    stage.setPointerCapture(event.pointerId);
    if (pointers.length === 1) {
      pressRef.current = { at: { x: event.clientX, y: event.clientY }, time: event.timeStamp, from: 0 };
    } else if (pressRef.current) {
      if (pressRef.current.kind === "track") back(track, -index);
      if (pressRef.current.kind === "drop") back(drop, 0);
      pressRef.current.kind = "view";
    }
  }

  function onMove(stage: HTMLElement, before: readonly Point[], after: readonly Point[]): void {
    const held = pressRef.current;
    const [point] = after;
    if (!held || !point) return;
    const [byX, byY] = [point.x - held.at.x, point.y - held.at.y];
    if (!held.kind) {
      if (Math.hypot(byX, byY) < SLOP) return;
      held.kind = panZoom.isEnlarged() ? "view" : Math.abs(byX) > Math.abs(byY) ? "track" : "drop";
      if (held.kind !== "view") {
        const dragged = held.kind === "track" ? track : drop;
        // Setting the value does not stop its spring, which would overwrite the drag.
        dragged.stop();
        held.from = dragged.get();
      }
    }
    const { width, height } = stage.getBoundingClientRect();
    if (held.kind === "view") panZoom.hold(stage, before, after);
    else if (held.kind === "track") {
      const isEnd = byX > 0 ? index === 0 : index === last;
      track.set(held.from + (byX / width) * (isEnd ? GIVE : 1));
    } else drop.set(held.from + (byY / height) * (byY < 0 ? GIVE : 1));
  }

  function tap(stage: HTMLElement, event: PointerEvent): void {
    const previous = tapRef.current;
    const at = { x: event.clientX, y: event.clientY };
    const isDouble =
      previous &&
      event.timeStamp - previous.time < TAP &&
      Math.hypot(at.x - previous.at.x, at.y - previous.at.y) < DOUBLE_TAP_DISTANCE;
    tapRef.current = isDouble ? undefined : { at, time: event.timeStamp };
    if (isDouble) {
      const point = pointOn(stage, event);
      panZoom.change((view, extent) => (isZoomed(view) ? FITTED : zoom(view, DOUBLE_TAP_ZOOM, point, extent)));
    } else if (
      !panZoom.isEnlarged() &&
      isBeside(pointOn(stage, event), fittedExtent(stage.getBoundingClientRect(), ratio))
    )
      onClose();
  }

  function onRelease(stage: HTMLElement, event: PointerEvent, velocity: Point): void {
    const held = pressRef.current;
    pressRef.current = undefined;
    const isCancelled = event.type === "pointercancel";
    if (held?.kind === "view") panZoom.release(velocity);
    else if (held?.kind === "track") {
      const by = held.from - track.get();
      const speed = -velocity.x / stage.clientWidth;
      const isTurned = !isCancelled && (Math.abs(by) > TURN.distance || speed * Math.sign(by) > TURN.velocity);
      const next = index + (isTurned ? Math.sign(by) : 0);
      if (isTurned && next >= 0 && next <= last) step(Math.sign(by));
      else back(track, -index);
    } else if (held?.kind === "drop") {
      const isFlicked = drop.get() > 0 && velocity.y / stage.clientHeight > DISMISS.velocity;
      if (!isCancelled && (drop.get() > DISMISS.distance || isFlicked)) onClose();
      else back(drop, 0);
    } else if (held && !isCancelled && event.timeStamp - held.time < TAP) tap(stage, event);
  }

  usePointers(stageRef, { onPress, onMove, onRelease, onWheel: panZoom.turn });
}

const isBeside = ({ x, y }: StagePoint, { width, height }: Extent): boolean =>
  Math.abs(x) > width / 2 || Math.abs(y) > height / 2;

interface TrackOptions {
  /** Index of the current item, and its value. */
  index: number;
  value: string | undefined;
  isStill: boolean;
  onItemChange: () => void;
}

/** Returns the motion value of the row, minus the index in the middle of the stage, which glides to another item. */
export function useTrack({ index, value, isStill, onItemChange }: TrackOptions): MotionValue<number> {
  const track = useMotionValue(-index);
  const valueRef = useRef(value);

  const follow = useEffectEvent(() => {
    // Items before the same one have mounted or unmounted.
    const isSame = value === valueRef.current;
    if (isSame || isStill) track.jump(-index);
    else settle(track, -index);
    if (!isSame) onItemChange();
    valueRef.current = value;
  });
  useLayoutEffect(() => follow(), [index, value]);

  return track;
}
