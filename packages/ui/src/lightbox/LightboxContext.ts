"use client";
import { createContext, use, type ReactNode } from "react";
import type { PictureSource } from "../picture/source.ts";

/** What a lightbox shows full screen: an image, or a drawing with its width divided by its height. */
export type LightboxMedia =
  { readonly source: PictureSource } | { readonly drawing: ReactNode; readonly ratio: number; readonly alt: string };

/** One entry of a lightbox. */
export interface LightboxItem {
  readonly value: string;
  readonly media: LightboxMedia;
  readonly caption: string | undefined;
  /** Returns the button that opens it, and the image on the page that it grows from. */
  readonly trigger: () => HTMLElement | null;
  readonly origin: () => Element | null;
}

/** State that the parts of one lightbox share. */
export interface LightboxContextValue {
  /** Adds an entry; returns a function that removes it. */
  register: (item: LightboxItem) => () => void;
  open: (value: string) => void;
  /** Loads the overlay. */
  preload: () => void;
}

export const LightboxContext = createContext<LightboxContextValue | null>(null);

/**
 * Returns the state of the lightbox around a trigger.
 *
 * @throws Error outside of a lightbox.
 */
export function useLightbox(): LightboxContextValue {
  const lightbox = use(LightboxContext);
  if (!lightbox) throw new Error("A Lightbox.Trigger must be inside a <Lightbox.Root>.");
  return lightbox;
}

/** Returns the text alternative of an entry. */
export const altOf = (media: LightboxMedia): string => ("source" in media ? media.source.alt : media.alt);

/** Returns width divided by height of an entry. */
export const ratioOf = (media: LightboxMedia): number =>
  "source" in media ? media.source.width / media.source.height : media.ratio;
