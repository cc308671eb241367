"use client";
import type { ComponentProps } from "react";
import { HiddenText } from "./VisuallyHidden.styles.ts";

interface VisuallyHiddenProps extends ComponentProps<"span"> {
  /** Element that it renders. @default "span" */
  as?: "div" | "h2" | undefined;
}

/**
 * Renders text for assistive technology alone.
 *
 * Use it for words that eyes read from a picture or from a place, such as that a link opens a new window. Do not use it
 * for controls, nor instead of words that all users could use.
 */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <HiddenText {...props} />;
}
