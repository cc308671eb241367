import type { ComponentProps } from "react";
import { StackBox } from "./Stack.styles.ts";
import type { StackAlignment, StackDirection, StackGap } from "./variants.ts";

/** Props of `Stack`: those of a `<div>`, and its layout. */
export interface StackProps extends ComponentProps<"div"> {
  /** Space between children in steps of the 4px grid. @default 4, which is 16px */
  gap?: StackGap | undefined;
  /** Direction. A row wraps. @default "column" */
  direction?: StackDirection | undefined;
  /** Alignment across the direction. @default "stretch" */
  align?: StackAlignment | undefined;
}

/**
 * Renders its children with equal space between them.
 *
 * Use it inside a page where nothing but distance is needed. Do not use it where the markup has a meaning (lists,
 * tables, forms have parts of their own), nor for the grid of a page.
 */
export function Stack({ gap = 4, direction = "column", align = "stretch", ...box }: StackProps) {
  return <StackBox {...box} $gap={gap} $direction={direction} $align={align} />;
}
