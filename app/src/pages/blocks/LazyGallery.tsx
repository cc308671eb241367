import type { Page } from "@danji/complex/schema/page";
import { galleryAnchor } from "@danji/sections/gallery/gallery-anchor.ts";
import type { BlockOf, BlockProps } from "@danji/sections/parts/block-props.ts";
import { type ComponentType, createElement } from "react";
import { lazySection } from "../../shell/loading/lazy-section.tsx";

const known = new Map<string, ComponentType<BlockProps<"gallery">>>();

function lateGallery(block: BlockOf<"gallery">): ComponentType<BlockProps<"gallery">> {
  const anchor = galleryAnchor(block);
  const Late =
    known.get(anchor) ??
    lazySection(anchor, () => import("@danji/sections/gallery/GalleryBlock.tsx").then((m) => m.GalleryBlock));
  known.set(anchor, Late);
  return Late;
}

/** Renders a gallery whose code, the heaviest of any block, is loaded once it is near: as HTML it scrolls. */
export const LazyGallery = (props: BlockProps<"gallery">) => createElement(lateGallery(props.block), props);

/** Registers the galleries of a page before it is rendered: a server loads all registered late sections. */
export function expectGalleries({ sections }: Page): void {
  for (const { blocks } of sections) for (const block of blocks) if (block.kind === "gallery") lateGallery(block);
}
