import type { ReactNode } from "react";
import { createPartContext } from "../hooks/parts.ts";
import type { Extent } from "../pan-zoom/view.ts";
import type { PictureSource } from "../picture/Picture.tsx";

/** What a lightbox shows full screen: an image, or a drawing with its width divided by its height. */
export type LightboxMedia =
  { readonly source: PictureSource } | { readonly drawing: ReactNode; readonly ratio: number; readonly alt: string };

export interface LightboxItem {
  readonly value: string;
  readonly media: LightboxMedia;
  readonly caption: string | undefined;
  /** Returns the button that opens it. */
  readonly trigger: () => HTMLElement | null;
  /** Returns the address of its image on the page, which shows until the large one has loaded. */
  readonly preview: () => string | undefined;
}

export interface LightboxState {
  register: (item: LightboxItem) => () => void;
  open: (value: string) => void;
  preload: () => void;
}

export const [LightboxContext, useLightbox] = createPartContext<LightboxState>("Lightbox.Root");

export const altOf = (media: LightboxMedia): string => ("source" in media ? media.source.alt : media.alt);

/** Returns width divided by height of an entry. */
export const ratioOf = (media: LightboxMedia): number =>
  "source" in media ? media.source.width / media.source.height : media.ratio;

/** Returns the size of an image that is fitted into a stage, in parts of the stage. */
export function fittedExtent(stage: Readonly<Record<"width" | "height", number>>, ratio: number): Extent {
  const width = Math.min(stage.width, stage.height * ratio);
  return { width: width / stage.width, height: width / ratio / stage.height };
}
