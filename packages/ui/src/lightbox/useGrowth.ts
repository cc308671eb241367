"use client";
import { useMotionValue, useTransform, type MotionValue } from "framer-motion";
import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import { ease } from "../motion/glide.ts";
import { clipAt, fittedRect, startAt, transformAt, type Start } from "./growth.ts";
import { ratioOf, type LightboxItem } from "./LightboxContext.ts";

/** Durations in ms; the second is that of the fade in `LightboxScreen.styles.ts`. */
const GROW = 320;
const SHRINK = 260;

/** Motion values of an item that grows from its place on the page. */
export interface Growth {
  /** 0 at its place on the page, 1 full screen. */
  readonly grown: MotionValue<number>;
  readonly transform: MotionValue<string>;
  readonly clipPath: MotionValue<string>;
  readonly opacity: MotionValue<number>;
}

interface GrowthOptions {
  stageRef: RefObject<HTMLElement | null>;
  item: LightboxItem | undefined;
  isOpen: boolean;
  isStill: boolean;
}

/** Lets an item grow from its place on the page as it opens, and shrink back as it closes. Without a place it fades. */
export function useGrowth({ stageRef, item, isOpen, isStill }: GrowthOptions): Growth {
  const grown = useMotionValue(isStill ? 1 : 0);
  const start = useMotionValue<Start | null>(null);
  const transform = useTransform(() => transformAt(start.get(), grown.get()));
  const clipPath = useTransform(() => clipAt(start.get(), grown.get()));
  const opacity = useTransform(() => (start.get() ? 1 : grown.get()));

  const run = useEffectEvent((target: 0 | 1) => {
    if (isStill) return;
    start.set(stageRef.current && item ? startOf(item, stageRef.current) : null);
    ease(grown, target, target === 1 ? GROW : SHRINK);
  });
  useLayoutEffect(() => run(isOpen ? 1 : 0), [isOpen]);

  return { grown, transform, clipPath, opacity };
}

/** Returns where an item starts, or null where its origin is out of view or hidden. */
function startOf(item: LightboxItem, stage: HTMLElement): Start | null {
  const origin = item.origin();
  if (!origin) return null;
  const box = origin.getBoundingClientRect();
  const isInView =
    box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < window.innerHeight && box.left < window.innerWidth;
  if (!isInView) return null;
  const { visibility, objectFit, objectPosition } = getComputedStyle(origin);
  // In a closed Collapsible it keeps its box.
  if (visibility !== "visible") return null;
  const [x = 50, y = 50] = objectPosition.split(" ").map((part) => (part.endsWith("%") ? Number.parseFloat(part) : 50));
  const fitted = fittedRect(stage.getBoundingClientRect(), ratioOf(item.media));
  return startAt(box, fitted, objectFit === "cover", { x: x / 100, y: y / 100 });
}
