"use client";
import type { CSSProperties } from "react";
import { usePartRef } from "../hooks/parts.ts";
import { servedDelay, useFade, type PictureFade } from "./useFade.ts";
import { Fading } from "./FadingPicture.styles.ts";
import type { PictureProps } from "./Picture.tsx";

interface FadingPictureProps extends PictureProps {
  /**
   * Condition besides having loaded: `{ delay: 300 }`, 300 ms; `{ scrolled: 200 }`, scrolled past 200px, or not
   * scrollable.
   */
  fade: PictureFade;
}

/**
 * Renders a `Picture` that fades in over its placeholder within half a second, once.
 *
 * Use it for pictures that go with a text. Do not use it on the first screen, where pictures show immediately
 * (`Picture` with `priority`).
 *
 * It is never hidden without JavaScript, in print or under reduced motion. It has no keys.
 */
export function FadingPicture({ fade, style, ref, ...picture }: FadingPictureProps) {
  const imageRef = usePartRef(ref);
  const state = useFade(imageRef, fade);
  const delayed: CSSProperties & Record<"--danji-delay", string> = {
    ...style,
    "--danji-delay": `${servedDelay(fade)}ms`,
  };
  return <Fading {...picture} ref={imageRef} data-state={state} style={delayed} />;
}
