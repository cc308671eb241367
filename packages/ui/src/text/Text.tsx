"use client";
import type { HTMLAttributes } from "react";
import { TextBox } from "./Text.styles.ts";

/** Roles of quiet text, from the size around it to the smallest. */
export const TEXT_VARIANTS = ["muted", "note", "caption"] as const;
export type TextVariant = (typeof TEXT_VARIANTS)[number];

interface TextProps extends HTMLAttributes<HTMLElement> {
  /** Role: `muted` beside something stronger, a `note` below it, or the `caption` of a drawing. @default "muted" */
  variant?: TextVariant | undefined;
  /** Element that it renders. @default "p" */
  as?: "p" | "span" | "small" | "strong" | undefined;
}

/**
 * Renders a text that steps back behind what it belongs to.
 *
 * Use it for notes, captions and explanations. Do not use it for headings and running text, which have their look from
 * `Reset`.
 */
export function Text({ variant = "muted", ...text }: TextProps) {
  return <TextBox {...text} $variant={variant} />;
}
