import type { Menu } from "@danji/complex/schema/menu";

const firstSegment = (path: string) => path.split("/")[1]?.toLowerCase();

/** One step on the way to a page. */
export interface Step {
  readonly name: string;
  readonly path: string;
}

/** Returns the first page of a page's menu group, unless it is that page. Pages outside the menu count to the group with which they share their first segment. */
export function groupPage(menu: Menu, path: string): Step | undefined {
  const group = menu.find(({ subMenu }) => subMenu.some(({ subUrl }) => firstSegment(subUrl) === firstSegment(path)));
  const first = group?.subMenu[0]?.subUrl;
  return group && first !== undefined && first !== path ? { name: group.title, path: first } : undefined;
}

/** Returns the way to a page, from the complex's name on: Naver asks for names that describe a page, Google for two steps. */
export const trailOf = (name: string, page: Step, parent: Step | undefined): readonly Step[] => [
  { name, path: "/" },
  ...(parent ? [parent] : []),
  page,
];

/** Returns whether two paths lead to the same page: letter case does not matter. */
export const isSamePath = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
