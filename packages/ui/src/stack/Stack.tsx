import type { ComponentProps } from "react";
import { StackBox } from "./Stack.styles.ts";
import type { StackAlignment, StackDirection, StackGap } from "./variants.ts";

/** Props of `Stack`: those of a `<div>`, and how its children stand. */
export interface StackProps extends ComponentProps<"div"> {
  /** Space between children in steps of the 4px grid. Default: 4, which is 16px. */
  gap?: StackGap | undefined;
  /** The way it runs. A row goes on to the next line where it has no room. Default: `column`. */
  direction?: StackDirection | undefined;
  /** Where children stand across that way. Default: `stretch`. */
  align?: StackAlignment | undefined;
}

/**
 * Things with the same space between them.
 *
 * Use it inside a page where nothing but distance is needed. Do not use it where the markup means something (lists,
 * tables, forms have parts of their own), nor for the grid of a page.
 */
export function Stack({ gap = 4, direction = "column", align = "stretch", ...box }: StackProps) {
  return <StackBox {...box} $gap={gap} $direction={direction} $align={align} />;
}
