"use client";
import { useMotionValue, type MotionValue } from "framer-motion";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { settle } from "../motion/glide.ts";

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
