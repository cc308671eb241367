import type { HTMLAttributes, Ref } from "react";
import type { Theme } from "./theme.ts";
import { vars } from "./vars.ts";

/** Spaces that grow with the window, beyond the steps of the 4px grid. */
export const fluid = {
  /** Between columns and around what stands beside something. */
  wide: "clamp(2rem, 5vw, 5rem)",
  /** Between the sections of a page. */
  section: "clamp(2rem, 7vw, 6rem)",
} as const;

/** A step of the 4px grid, or a space that grows with the window. */
export type LayoutGap = keyof Theme["space"] | keyof typeof fluid;

export const gapOf = (gap: LayoutGap): string => (typeof gap === "number" ? vars.space[gap] : fluid[gap]);

/** Props of every layout part: those of an HTML element, and which one it is. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Element that it renders. @default "div" */
  as?: "div" | "section" | "ul" | "ol" | "dl" | "li" | undefined;
}

/** Factor that makes any difference of widths wider than every window, so that a clamp falls to either end. */
const STEP = 9999;

/** Returns `grid-template-columns` for exactly four items: four, two or one in a row, none below `narrowest`. */
export const columnsOfFour = (narrowest: string, gap: string): string => {
  const shortOfFour = `(4 * ${narrowest} + 3 * ${gap} - 100%) * ${STEP}`;
  const either = `clamp((100% - 3 * ${gap}) / 4, ${shortOfFour}, (100% - ${gap}) / 2)`;
  return `repeat(auto-fit, minmax(min(100%, max(${narrowest}, ${either})), 1fr))`;
};
