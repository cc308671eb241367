import type * as blocks from "@danji/blocks/block-list.ts";
import { readComplex } from "../../../app/scripts/complexes.ts";
import { slug } from "../../../app/scripts/slug.mjs";

/** The complex that the site under test was built for; tests never write its name, number or site key themselves. */
export const complex = await readComplex(slug);

/** Address of its press list. */
export const PRESS = `/${complex.identity.siteKey}/press`;
/** Address of its visit page. */
export const CUSTOMER = `/${complex.identity.siteKey}/customer`;

/** Returns the addresses of the pages with a block of a kind. */
export const pagesWith = (kind: keyof typeof blocks): string[] =>
  Object.entries(complex.pages).flatMap(([path, { sections }]) =>
    sections.some(({ blocks }) => blocks.some((block) => block.kind === kind)) ? [path] : [],
  );

/** Returns the address of the first page with a block of a kind, which the complex under test must have. */
export function needPageWith(kind: keyof typeof blocks): string {
  const [path] = pagesWith(kind);
  if (path === undefined) throw new Error(`No page has a block ${kind}.`);
  return path;
}

/** Address of the page that shows the dates of the sale. */
export const SCHEDULE = complex.schedule.page;

/** How header and page titles stand: over a page's picture, or on its surface. */
export const { frame } = complex.theme;
