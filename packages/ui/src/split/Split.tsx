"use client";
import type { ReactNode } from "react";
import type { LayoutProps } from "../theme/layout.ts";
import { SplitBox, SplitMedia } from "./Split.styles.ts";

/** Whether the media goes to the edges of the window, or keeps to the page's grid with rounded corners. */
export const SPLIT_COMPOSITIONS = ["bleed", "inset"] as const;
export type SplitComposition = (typeof SPLIT_COMPOSITIONS)[number];

/** Sides of the media in wide windows. */
export const SPLIT_SIDES = ["start", "end", "top"] as const;
type SplitSide = (typeof SPLIT_SIDES)[number];

export interface SplitProps extends LayoutProps {
  /** Picture or film that fills its part. Not printed. Without it the words stand alone. */
  media: ReactNode;
  /** Side of the media in wide windows; in narrow windows the media comes first. @default "start" */
  side?: SplitSide | undefined;
  /** Percentage of the width that the media takes beside the words. @default 50 */
  share?: number | undefined;
  /** Whether the media goes to the window's edges or keeps to the page's grid. @default "bleed" */
  composition?: SplitComposition | undefined;
  /** One element with the words. Its space towards window and media is set here. */
  children: ReactNode;
}

/**
 * Renders media beside words, over the whole width of the window.
 *
 * Use it for one thought with its picture. Do not use it within the columns of a page (`Grid`), nor for several
 * pictures (`Slider`).
 */
export function Split({ media, side = "start", share = 50, composition = "bleed", children, ...box }: SplitProps) {
  return (
    <SplitBox {...box} data-side={side} $composition={composition} $share={share}>
      {media !== undefined && <SplitMedia data-split-media="">{media}</SplitMedia>}
      {children}
    </SplitBox>
  );
}
