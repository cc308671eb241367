import { identity } from "complex:identity";
import type { Step } from "../shell/trail.ts";
import { JsonLd } from "@danji/sections/structured-data/JsonLd.tsx";

interface BreadcrumbDataProps {
  /** The way to the page, widest first. */
  trail: readonly Step[];
}

/** The way to a page for search engines. */
export function BreadcrumbData({ trail }: BreadcrumbDataProps) {
  const items = trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: identity.siteUrl + path,
  }));
  return <JsonLd data={{ "@type": "BreadcrumbList", itemListElement: items }} />;
}
