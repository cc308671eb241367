"use client";
import { useImperativeHandle, useRef, type CSSProperties } from "react";
import { servedDelay, type PictureFade } from "./fade.ts";
import { Fading } from "./FadingPicture.styles.ts";
import type { PictureProps } from "./Picture.tsx";
import { useFade } from "./useFade.ts";

/** Props of `FadingPicture`: those of a `Picture`, and when it comes. */
export interface FadingPictureProps extends PictureProps {
  /**
   * `{ delay: 300 }`: once it is loaded and 300 ms have passed. `{ scrolled: 200 }`: once it is loaded and the page is
   * scrolled further than 200px, or cannot be.
   */
  fade: PictureFade;
}

/**
 * A `Picture` that fades in over its stand-in within half a second, once.
 *
 * Use it for pictures that go with a text. Do not use it for the first thing to be seen on a page, which should be there
 * at once (`Picture` with `priority`), nor for what is not a picture (`Reveal`).
 *
 * It is never hidden where no script runs, in print or under reduced motion. It has no keys.
 */
export function FadingPicture({ fade, style, ref, ...picture }: FadingPictureProps) {
  const imageRef = useRef<HTMLImageElement>(null);
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => imageRef.current);
  const state = useFade(imageRef, fade);
  const delayed: CSSProperties & Record<"--danji-delay", string> = {
    ...style,
    "--danji-delay": `${servedDelay(fade)}ms`,
  };
  return <Fading {...picture} ref={imageRef} data-state={state} style={delayed} />;
}
