"use client";
import { useMotionValue, type MotionValue } from "framer-motion";
import { useRef, useState } from "react";
import type { Glide } from "../motion/loadGlide.ts";
import { middleOf, spreadOf, type Point } from "./pointers.ts";
import {
  FITTED,
  FULL,
  MAX_SCALE,
  MIN_SCALE,
  panFreely,
  room,
  stretch,
  unstretch,
  within,
  zoom,
  zoomFreely,
  type Extent,
  type StagePoint,
  type View,
} from "./view.ts";

/** How much a wheel zooms: its pixels as a power of e. One notch of 120 is about one step of a button. */
const WHEEL_SPEED = 0.003;

interface PanZoomOptions {
  /** Returns the animation functions, or undefined where values change without animation. */
  glide: () => Glide | undefined;
  /** Returns the size of the fitted drawing. @default that of the stage */
  extent?: () => Extent;
}

/** The view of a drawing: where it comes to rest as React state, and where it is on the way there as motion values. */
export interface PanZoom {
  readonly view: View;
  readonly x: MotionValue<number>;
  readonly y: MotionValue<number>;
  readonly scale: MotionValue<number>;
  /** Changes the view by a press or a key: springs to the next one. */
  readonly change: (next: (view: View, extent?: Extent) => View) => void;
  /** Sets the view without an animation. */
  readonly jump: (next: View) => void;
  /** Zooms about the pointer by a turn of the wheel: in small steps of its own, which a spring would only delay. */
  readonly turn: (stage: Element, event: WheelEvent) => void;
  /** Moves and scales the drawing with the pointers that hold it. */
  readonly hold: (stage: Element, before: readonly Point[], after: readonly Point[]) => void;
  /** Releases the drawing: it runs on with a velocity in CSS pixels per second, and springs back into its bounds. */
  readonly release: (velocity: Point) => void;
  /** Whether the drawing is enlarged at this moment, at rest or not. */
  readonly isEnlarged: () => boolean;
}

export function usePanZoom({ glide, extent = () => FULL }: PanZoomOptions): PanZoom {
  const [view, setView] = useState(FITTED);
  const x = useMotionValue(0);
  const y = useMotionValue(0);
  const scale = useMotionValue(MIN_SCALE);
  /** Requested view, before the bounds apply; undefined while nothing is held. */
  const requestedRef = useRef<View>(undefined);
  const pinchedAtRef = useRef<StagePoint>(undefined);
  /** Size of the stage in CSS pixels when the drawing was last held. */
  const stageRef = useRef({ width: 1, height: 1 });
  /** The view as of the last call, which may not be rendered yet. */
  const restRef = useRef(FITTED);

  function rest(next: View): void {
    restRef.current = next;
    setView(next);
  }

  const shown = (): View => ({ scale: scale.get(), x: x.get(), y: y.get() });

  function show(next: View): void {
    x.set(next.x);
    y.set(next.y);
    scale.set(next.scale);
  }

  function jump(next: View): void {
    requestedRef.current = undefined;
    rest(next);
    x.jump(next.x);
    y.jump(next.y);
    scale.jump(next.scale);
  }

  function settle(next: View): void {
    const animations = glide();
    if (!animations) return jump(next);
    rest(next);
    animations.settle(x, next.x);
    animations.settle(y, next.y);
    animations.settle(scale, next.scale);
  }

  function release(velocity: Point): void {
    const held = requestedRef.current !== undefined;
    requestedRef.current = undefined;
    const pinchedAt = pinchedAtRef.current;
    pinchedAtRef.current = undefined;
    if (!held) return;
    const now = shown();
    const size = extent();
    const animations = glide();
    if (!animations || now.scale < MIN_SCALE || now.scale > MAX_SCALE) {
      return settle(pinchedAt ? zoom(now, 1, pinchedAt, size) : within(now, size));
    }
    const limit = room(now.scale, size);
    rest({
      scale: now.scale,
      x: animations.fling(x, velocity.x / stageRef.current.width, -limit.x, limit.x),
      y: animations.fling(y, velocity.y / stageRef.current.height, -limit.y, limit.y),
    });
  }

  return {
    view,
    x,
    y,
    scale,
    jump,
    release,
    isEnlarged: () => scale.get() > MIN_SCALE,
    change(next) {
      settle(next(restRef.current, extent()));
    },
    turn(stage, event) {
      event.preventDefault();
      jump(zoom(shown(), Math.exp(-event.deltaY * WHEEL_SPEED), pointOn(stage, event), extent()));
    },
    hold(stage, before, after) {
      if (!requestedRef.current) for (const value of [x, y, scale]) value.stop();
      const { left, top, width, height } = stage.getBoundingClientRect();
      stageRef.current = { width, height };
      const from = middleOf(before);
      const to = middleOf(after);
      const at = { x: (to.x - left) / width - 0.5, y: (to.y - top) / height - 0.5 };
      const requested = requestedRef.current ?? unstretch(shown(), extent());
      const moved = panFreely(requested, (to.x - from.x) / width, (to.y - from.y) / height);
      requestedRef.current = zoomFreely(moved, spreadOf(before, after), at);
      if (before.length > 1) pinchedAtRef.current = at;
      show(stretch(requestedRef.current, extent()));
    },
  };
}

/** Returns the point of a stage where a mouse or finger is. */
export function pointOn(stage: Element, { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">): StagePoint {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
}
