import { kinds } from "@danji/blocks/kinds.ts";
import type { Complex } from "@danji/complex/complex";
import { blockReferences, homeReferences } from "@danji/complex/kinds";
import type { Page } from "@danji/complex/schema/page";
import { videosOf } from "@danji/complex/schema/videos";
import { tourStills } from "./tour-content.ts";

/** Keys of the pictures on a page, its band included. */
export function pageImages(page: Page): Set<string> {
  const blocks = page.sections.flatMap((section) => section.blocks);
  const inBlocks = blocks.flatMap((block) => blockReferences(kinds, block, "images").map(({ key }) => key));
  return new Set(page.banner === undefined ? inBlocks : [page.banner, ...inBlocks]);
}

/** Keys of all pictures that a page shows, those of films and tours included. */
export function usedImages(complex: Complex): Set<string> {
  const { home, pages, videos } = complex;
  const posters = videosOf(videos).map(({ video }) => video.poster);
  const inHome = homeReferences(kinds, home, "images").map(({ key }) => key);
  const inPages = Object.values(pages).flatMap((page) => [...pageImages(page)]);
  return new Set([...inHome, ...inPages, ...posters, ...tourStills(complex)]);
}
