import type { Menu } from "@danji/complex/schema/menu";
import { groupOf } from "./menu-group.ts";

/** One step on the way to a page. */
export interface Step {
  readonly name: string;
  /** Address within the site. */
  readonly path: string;
}

/** Returns the first page of a page's menu group, unless it is that page. */
export function groupPage(menu: Menu, path: string): Step | undefined {
  const group = groupOf(menu, path);
  const first = group?.subMenu[0]?.subUrl;
  return group && first !== undefined && first !== path ? { name: group.title, path: first } : undefined;
}

/**
 * Returns the way to a page, widest first. It begins with the complex's name, since Naver asks for names that describe a page
 * (not "home") and Google for two steps at least.
 *
 * @param name Name of the complex.
 * @param parent Page between the complex's own and this one.
 */
export const trailOf = (name: string, page: Step, parent: Step | undefined): readonly Step[] => [
  { name, path: "/" },
  ...(parent ? [parent] : []),
  page,
];
