import type { Block, Page } from "@danji/complex/schema/page";
import type { ComponentType } from "react";
import type { BlockProps } from "./lazy-blocks.ts";
import { lateSection } from "../routes/late-section.tsx";

type Gallery = Extract<Block, { kind: "gallery" }>;

/** Id of a gallery on its page: no page shows the same picture first in two of them. */
export const galleryAnchor = ({ pictures }: Gallery) => `gallery-${pictures[0]?.image}`;

const known = new Map<string, ComponentType<BlockProps<"gallery">>>();

/** A gallery whose code, the heaviest of any block, comes once it is near: as HTML it scrolls. */
export function lateGallery(block: Gallery): ComponentType<BlockProps<"gallery">> {
  const anchor = galleryAnchor(block);
  const Late = known.get(anchor) ?? lateSection(anchor, () => import("@danji/sections/gallery/GalleryBlock.tsx").then((m) => m.GalleryBlock));
  known.set(anchor, Late);
  return Late;
}

/** Makes the galleries of a page known before it is rendered: a server loads all late sections that it knows of. */
export function expectGalleries({ sections }: Page): void {
  for (const { blocks } of sections) for (const block of blocks) if (block.kind === "gallery") lateGallery(block);
}
