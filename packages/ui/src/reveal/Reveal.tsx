"use client";
import type { ComponentProps } from "react";
import { RevealBox } from "./Reveal.styles.ts";

/** Props of `Reveal`: those of its `<div>`. */
export type RevealProps = ComponentProps<"div">;

/**
 * Moves its content up a few pixels and fades it in as it scrolls into view.
 *
 * Use it for a picture or a figure that a section is about, once or twice a page. Do not use it on the first screen,
 * for running text, nor for a single picture that waits until it has loaded (`FadingPicture`).
 *
 * It is a scroll-driven animation, which moves nothing around it. Without JavaScript or support for it, in print and
 * under reduced motion the content shows immediately; assistive technology has it all the time. It has no keys.
 */
export function Reveal(div: RevealProps) {
  return <RevealBox {...div} />;
}
