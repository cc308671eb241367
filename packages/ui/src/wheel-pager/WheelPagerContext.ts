"use client";
import { createContext, use } from "react";
import type { Pager } from "./usePager.ts";

/** A section in the index. */
export interface PagerSection {
  /** Id of its element. */
  id: string;
  /** Its text. */
  label: string;
}

/** State that the parts of a pager share. */
export interface WheelPagerContextValue extends Pager {
  sections: readonly PagerSection[];
}

export const WheelPagerContext = createContext<WheelPagerContextValue | null>(null);

/** Returns the surrounding pager, or throws without one. */
export function useWheelPager(): WheelPagerContextValue {
  const pager = use(WheelPagerContext);
  if (!pager) throw new Error("Parts of a pager must be inside a <WheelPager.Root>.");
  return pager;
}
