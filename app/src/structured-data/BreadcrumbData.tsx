import { identity } from "complex:identity";
import { menu } from "complex:menu";
import { JsonLd } from "./JsonLd.tsx";

interface BreadcrumbDataProps {
  /** Address of the page. */
  path: string;
  /** The page's H1. */
  name: string;
}

/** The way to a page for search engines: its menu group, then the page. Naver asks for names that describe a page, so it does not begin with "home". */
export function BreadcrumbData({ path, name }: BreadcrumbDataProps) {
  const group = menu.find(({ subMenu }) => subMenu.some(({ subUrl }) => subUrl === path));
  const groupUrl = group?.subMenu[0]?.subUrl;
  const trail = [
    ...(group && groupUrl !== undefined && groupUrl !== path ? [{ name: group.title, url: groupUrl }] : []),
    { name, url: path },
  ];
  const items = trail.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: item.name,
    item: identity.siteUrl + item.url,
  }));
  return <JsonLd data={{ "@type": "BreadcrumbList", itemListElement: items }} />;
}
