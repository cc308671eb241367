import type { Menu, MenuGroup } from "@danji/complex/schema/menu";

const firstSegment = (path: string) => path.split("/")[1]?.toLowerCase();

/** Returns the menu group of a page. Pages outside the menu count to the group with which they share their first segment. */
export const groupOf = (menu: Menu, path: string): MenuGroup | undefined =>
  menu.find(({ subMenu }) => subMenu.some(({ subUrl }) => firstSegment(subUrl) === firstSegment(path)));
