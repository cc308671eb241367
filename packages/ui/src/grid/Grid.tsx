"use client";
import type { LayoutGap, LayoutProps } from "../theme/layout.ts";
import { GridBox } from "./Grid.styles.ts";

interface GridProps extends LayoutProps {
  /** Narrowest that a column gets, as a CSS length: as many columns as have room share it. @default none */
  min?: string | undefined;
  /** Number of equal columns in wide windows; narrow ones have one. @default 1 */
  columns?: number | undefined;
  /** Space between columns. @default 6, which is 24px */
  gap?: LayoutGap | undefined;
  /** Space between rows. @default that between columns */
  rowGap?: LayoutGap | undefined;
}

/**
 * Renders its children in equal columns, as many as have room.
 *
 * Use it for what may stand beside each other in any number. Do not use it for media beside words (`Split`), nor for
 * what is compared along rows (`Table`).
 */
export function Grid({ min, columns = 1, gap = 6, rowGap = gap, ...box }: GridProps) {
  return <GridBox {...box} $min={min} $columns={columns} $gap={gap} $rowGap={rowGap} />;
}
