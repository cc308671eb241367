import { Breadcrumb } from "@danji/ui/breadcrumb";
import { BreadcrumbData } from "../../structured-data/BreadcrumbData.tsx";
import type { Step } from "./trail.ts";

interface PageTrailProps {
  /** Origin of the site. */
  siteUrl: string;
  /** The way to the page, widest first, the page itself last. */
  trail: readonly Step[];
}

/** Renders the way to a page, for readers and for search engines. */
export function PageTrail({ siteUrl, trail }: PageTrailProps) {
  const here = trail.at(-1);
  return (
    <>
      <BreadcrumbData siteUrl={siteUrl} trail={trail} />
      <Breadcrumb.Root label="현재 위치">
        {trail.slice(0, -1).map(({ name, path }) => (
          <Breadcrumb.Link key={path} to={path}>
            {name}
          </Breadcrumb.Link>
        ))}
        <Breadcrumb.Current>{here?.name}</Breadcrumb.Current>
      </Breadcrumb.Root>
    </>
  );
}
