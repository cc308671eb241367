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

/** Groups of the menu with their pages by label, in order. */
export const MENU: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  complex.menu.map(({ title, subMenu }) => [
    title,
    Object.fromEntries(subMenu.map(({ subTitle, subUrl }) => [subTitle, subUrl])),
  ]),
);
