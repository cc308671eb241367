import { identity } from "complex:identity";
import { groupOf } from "../shell/section-links.ts";
import { JsonLd } from "./JsonLd.tsx";

/** One step on the way to a page. */
interface Step {
  readonly name: string;
  /** Address within the site. */
  readonly path: string;
}

interface BreadcrumbDataProps extends Step {
  /** Page between the complex's own and this one. Default: the first page of its menu group, where that is another. */
  parent?: Step | undefined;
}

function groupPage(path: string): Step | undefined {
  const group = groupOf(path);
  const first = group?.subMenu[0]?.subUrl;
  return group && first !== undefined && first !== path ? { name: group.title, path: first } : undefined;
}

/**
 * The way to a page for search engines, widest first. It begins with the complex's name, since Naver asks for names that
 * describe a page (not "home") and Google for two steps at least.
 */
export function BreadcrumbData({ path, name, parent = groupPage(path) }: BreadcrumbDataProps) {
  const trail = [{ name: identity.name, path: "/" }, ...(parent ? [parent] : []), { name, path }];
  const items = trail.map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: step.name,
    item: identity.siteUrl + step.path,
  }));
  return <JsonLd data={{ "@type": "BreadcrumbList", itemListElement: items }} />;
}
