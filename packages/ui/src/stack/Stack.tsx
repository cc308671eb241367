"use client";
import type { LayoutGap, LayoutProps } from "../theme/layout.ts";
import { StackBox } from "./Stack.styles.ts";

/** Ways that a stack runs: one below the other, or side by side and on to the next line. */
export const STACK_DIRECTIONS = ["column", "row"] as const;
export type StackDirection = (typeof STACK_DIRECTIONS)[number];

/** Where children stand across the way that the stack runs. */
export const STACK_ALIGNMENTS = ["stretch", "start", "center", "end", "baseline"] as const;
export type StackAlignment = (typeof STACK_ALIGNMENTS)[number];

interface StackProps extends LayoutProps {
  /** Space between children: steps of the 4px grid, or `wide` and `section`, which grow with the window. @default 4 */
  gap?: LayoutGap | undefined;
  /** Direction. A row wraps. @default "column" */
  direction?: StackDirection | undefined;
  /** Alignment across the direction. @default "stretch" */
  align?: StackAlignment | undefined;
}

/**
 * Renders its children with equal space between them.
 *
 * Use it inside a page where nothing but distance is needed. Do not use it for columns (`Grid`), nor for what is
 * compared (`Table`, `FactTable`).
 */
export function Stack({ gap = 4, direction = "column", align = "stretch", ...box }: StackProps) {
  return <StackBox {...box} $gap={gap} $direction={direction} $align={align} />;
}
