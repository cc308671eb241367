import { complex } from "./complex.ts";

/** One page of the site. */
export interface PageRoute {
  readonly path: string;
  readonly h1: string;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

/** Every page of the complex under test. */
export const ROUTES: readonly PageRoute[] = Object.entries(complex.pages).map(([path, { h1, indexed }]) => ({
  path,
  h1: path === "/" ? complex.identity.name : h1,
  indexed,
}));

/** Groups of the menu with their pages, which have their labels there in header and footer too, in order. */
export const GROUPS = complex.menu.map(({ title, subMenu }) => ({
  title,
  pages: subMenu.map(({ subTitle, subUrl }) => ({
    path: subUrl,
    label: subTitle,
    h1: complex.pages[subUrl]?.h1 ?? "",
  })),
}));

/** Every page that the menu leads to. */
export const MENU_PAGES = GROUPS.flatMap(({ pages }) => pages);

/** Returns the first of some values, of which the complex under test must have one. */
function need<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The menu has no ${what}.`);
  return value;
}

/** A group of the menu with at least three pages, after the first. */
export const GROUP = need(
  GROUPS.slice(1).find(({ pages }) => pages.length >= 3),
  "group of three pages",
);
/** The first page of the menu. */
export const FIRST_PAGE = need(MENU_PAGES[0], "page");
/** A page of another group, the last of it. */
export const OTHER_PAGE = need(GROUP.pages.at(-1), "second page");

/** Returns the menu's entry of an address. */
export const menuPage = (path: string) =>
  need(
    MENU_PAGES.find((page) => page.path === path),
    `entry for ${path}`,
  );

/** Blocks of a page of the complex. */
export const blocksOf = (path: string) =>
  new Set((complex.pages[path]?.sections ?? []).flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));

/** Returns the pages that show all blocks between them, those with the most kinds of block first. */
export function pagesOfEachBlock(): Set<string> {
  const shown = new Set<string>();
  const byVariety = Object.keys(complex.pages).toSorted((a, b) => blocksOf(b).size - blocksOf(a).size);
  return new Set(
    byVariety.filter((path) => {
      const before = shown.size;
      for (const kind of blocksOf(path)) shown.add(kind);
      return shown.size > before;
    }),
  );
}
