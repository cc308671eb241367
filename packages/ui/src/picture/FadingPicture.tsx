"use client";
import { type CSSProperties, useEffect, useState, type RefObject } from "react";
import { usePartRef } from "../hooks/parts.ts";
import { Fading } from "./FadingPicture.styles.ts";
import type { PictureProps } from "./Picture.tsx";

/** When a picture fades in: a delay in milliseconds, or CSS pixels that the page must be scrolled past. */
export type PictureFade = { readonly delay: number } | { readonly scrolled: number };

/** Milliseconds until a picture that waits for scrolling shows without JavaScript: enough for a slow line. */
const SCRIPT_PATIENCE_MS = 4000;

/** Returns the milliseconds for which styles alone hide the picture, before hydration. */
export function servedDelay(fade: PictureFade): number {
  return "delay" in fade ? fade.delay : SCRIPT_PATIENCE_MS;
}

/** Scroll position of a page, in CSS pixels. */
interface ScrollPosition {
  top: number;
  range: number;
}

/** Returns whether a page is scrolled past a distance in CSS pixels, or cannot scroll that far. */
export function isScrolledPast({ top, range }: ScrollPosition, distance: number): boolean {
  return top > distance || range <= distance;
}

/** `served`: shown by styles alone. `waiting`: hidden by the script. `shown`: shown by the script. */
type FadeState = "served" | "waiting" | "shown";

/** Hides a picture until it has loaded and its condition is met, unless styles show it in time. */
function useFade(imageRef: RefObject<HTMLImageElement | null>, fade: PictureFade): FadeState {
  const [state, setState] = useState<FadeState>("served");
  const delay = "delay" in fade ? fade.delay : undefined;
  const scrolled = "scrolled" in fade ? fade.scrolled : undefined;
  const held = state !== "shown";

  useEffect(() => {
    const image = imageRef.current;
    if (!held || !image) return;
    if (image.complete && (delay !== undefined || Number(getComputedStyle(image).opacity) > 0)) return;

    const listening = new AbortController();
    const { signal } = listening;
    const awaited = new Set(image.complete ? ["due"] : ["load", "due"]);

    function handle(event: "load" | "due"): void {
      awaited.delete(event);
      if (awaited.size === 0) setState("shown");
    }
    const handleLoad = () => handle("load");
    const handleDue = () => handle("due");
    function handleScroll(): void {
      const { scrollHeight, clientHeight } = document.documentElement;
      const position = { top: window.scrollY, range: scrollHeight - clientHeight };
      if (scrolled !== undefined && isScrolledPast(position, scrolled)) handleDue();
    }

    setState("waiting");
    image.addEventListener("load", handleLoad, { signal });
    // Without the image its text shows.
    image.addEventListener("error", handleLoad, { signal });
    const timer = delay === undefined ? undefined : setTimeout(handleDue, delay);
    if (scrolled !== undefined) {
      window.addEventListener("scroll", handleScroll, { signal, passive: true });
      window.addEventListener("resize", handleScroll, { signal });
      handleScroll();
    }
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [imageRef, held, delay, scrolled]);

  return state;
}

interface FadingPictureProps extends PictureProps {
  /** Condition besides having loaded: `{ delay: 300 }`, 300 ms; `{ scrolled: 200 }`, scrolled past 200px. */
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
