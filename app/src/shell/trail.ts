import { identity } from "complex:identity";
import { groupOf } from "./section-links.ts";

/** One step on the way to a page. */
export interface Step {
  readonly name: string;
  /** Address within the site. */
  readonly path: string;
}

function groupPage(path: string): Step | undefined {
  const group = groupOf(path);
  const first = group?.subMenu[0]?.subUrl;
  return group && first !== undefined && first !== path ? { name: group.title, path: first } : undefined;
}

/**
 * The way to a page, widest first. It begins with the complex's name, since Naver asks for names that describe a page
 * (not "home") and Google for two steps at least.
 * @param parent page between the complex's own and this one; by default the first page of its menu group, where that is
 * another.
 */
export const trailOf = (page: Step, parent = groupPage(page.path)): readonly Step[] => [
  { name: identity.name, path: "/" },
  ...(parent ? [parent] : []),
  page,
];
