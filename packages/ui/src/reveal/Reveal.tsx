import type { ComponentProps } from "react";
import { RevealBox } from "./Reveal.styles.ts";

/** Props of `Reveal`: those of its `<div>`. */
export type RevealProps = ComponentProps<"div">;

/**
 * Lets what stands in it come in quietly as the page is scrolled to it: it rises by a few pixels and fades in over the
 * first finger's breadth of its way into the window.
 *
 * Use it for a picture or a figure that a section is about, once or twice a page. Do not use it for the first thing to be
 * seen on a page, for running text, nor for a single picture that waits until it has loaded (`FadingPicture`).
 *
 * It is styles alone, driven by the scroll itself: no script watches, nothing around it moves, and it is there at once
 * where no script runs, in print, under reduced motion and in browsers that know no scroll-driven animations. Assistive
 * technology has it all the time. It has no keys.
 */
export function Reveal(div: RevealProps) {
  return <RevealBox {...div} />;
}
