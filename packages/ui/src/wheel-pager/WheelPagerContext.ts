"use client";
import { createContext, use } from "react";
import type { Pager } from "./usePager.ts";

/** A section as the index names it. */
export interface PagerSection {
  /** Id of its element; links lead to it. */
  id: string;
  /** What it is called. */
  label: string;
}

/** What the parts of one pager know of each other. */
export interface WheelPagerContextValue extends Pager {
  sections: readonly PagerSection[];
}

export const WheelPagerContext = createContext<WheelPagerContextValue | null>(null);

/**
 * The pager that a part stands in.
 *
 * @throws Error outside of one.
 */
export function useWheelPager(): WheelPagerContextValue {
  const pager = use(WheelPagerContext);
  if (!pager) throw new Error("Parts of a pager have to stand in a <WheelPager.Root>.");
  return pager;
}
