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

/** A page that the menu leads to. */
export interface MenuPage {
  readonly path: string;
  /** Its label in the menu, which header and footer have too. */
  readonly label: string;
  readonly h1: string;
}

/** Groups of the menu with their pages, in order. */
export const GROUPS: readonly { readonly title: string; readonly pages: readonly MenuPage[] }[] = complex.menu.map(
  ({ title, subMenu }) => ({
    title,
    pages: subMenu.map(({ subTitle, subUrl }) => ({
      path: subUrl,
      label: subTitle,
      h1: complex.pages[subUrl]?.h1 ?? "",
    })),
  }),
);

/** Returns the first of some values, of which the complex under test must have one. */
function need<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The menu has no ${what}.`);
  return value;
}

/** Place in the menu of the first group with at least three pages. */
const large = GROUPS.findIndex(({ pages }, place) => place > 0 && pages.length >= 3);
/** A group of the menu with at least three pages. */
export const GROUP = need(GROUPS[large], "group of three pages after its first");
/** The first page of the menu. */
export const FIRST_PAGE = need(GROUPS[0]?.pages[0], "page");
/** A page of another group, the last of it. */
export const OTHER_PAGE = need(GROUP.pages.at(-1), "second page");

/** Returns the menu's entry of an address. */
export const menuPage = (path: string): MenuPage =>
  need(
    GROUPS.flatMap(({ pages }) => pages).find((page) => page.path === path),
    `entry for ${path}`,
  );

/** Groups of the menu with their pages by label, in order. */
export const MENU: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  complex.menu.map(({ title, subMenu }) => [
    title,
    Object.fromEntries(subMenu.map(({ subTitle, subUrl }) => [subTitle, subUrl])),
  ]),
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
