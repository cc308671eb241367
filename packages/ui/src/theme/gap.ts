import type { HTMLAttributes, Ref } from "react";
import { fluid } from "./fluid.ts";
import type { Theme } from "./theme.ts";
import { vars } from "./vars.ts";

/** A step of the 4px grid, or a space that grows with the window. */
export type LayoutGap = keyof Theme["space"] | keyof typeof fluid;

/** Returns the length of a gap. */
export const gapOf = (gap: LayoutGap): string => (typeof gap === "number" ? vars.space[gap] : fluid[gap]);

/** Props of every layout part: those of an HTML element, and which one it is. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** Element that it renders. @default "div" */
  as?: "div" | "section" | "ul" | "ol" | "dl" | "li" | undefined;
}
