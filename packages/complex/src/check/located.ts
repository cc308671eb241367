import type { Block, Pages } from "../schema/page.ts";

/** Something at a place of a file. */
export interface Located<Value> {
  readonly file: string;
  readonly path: string;
  readonly value: Value;
}

/** Every block of every page with its place in `pages.json`. */
export const blocksOf = (pages: Pages): Located<Block>[] =>
  Object.entries(pages).flatMap(([route, { sections }]) =>
    sections.flatMap(({ blocks }, s) =>
      blocks.map((value, b) => ({ file: "pages.json", path: `${route}.sections.${s}.blocks.${b}`, value })),
    ),
  );
