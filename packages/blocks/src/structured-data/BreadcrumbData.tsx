import type { Step } from "../frame/page/trail.ts";
import { JsonLd } from "./JsonLd.tsx";

interface BreadcrumbDataProps {
  /** Origin of the site. */
  siteUrl: string;
  /** The way to the page, widest first. */
  trail: readonly Step[];
}

/** Renders the way to a page for search engines. */
export function BreadcrumbData({ siteUrl, trail }: BreadcrumbDataProps) {
  const items = trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: siteUrl + path,
  }));
  return <JsonLd data={{ "@type": "BreadcrumbList", itemListElement: items }} />;
}
