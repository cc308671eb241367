import type { Block, Pages } from "../schema/page.ts";

/** A value with its file and its path in it. */
export interface Located<Value> {
  readonly file: string;
  readonly path: string;
  readonly value: Value;
}

/** Returns every block of every page with its path in `pages.json`. */
export const blocksOf = (pages: Pages): Located<Block>[] =>
  Object.entries(pages).flatMap(([route, { sections }]) =>
    sections.flatMap(({ blocks }, s) =>
      blocks.map((value, b) => ({ file: "pages.json", path: `${route}.sections.${s}.blocks.${b}`, value })),
    ),
  );
