import type { MenuGroup } from "@danji/complex/schema/menu";
import { menu } from "complex:menu";

const firstSegment = (path: string) => path.split("/")[1]?.toLowerCase();

/** The menu group that a page stands in: pages outside the menu count to the group with which they share their first segment. */
export const groupOf = (path: string): MenuGroup | undefined =>
  menu.find(({ subMenu }) => subMenu.some(({ subUrl }) => firstSegment(subUrl) === firstSegment(path)));
