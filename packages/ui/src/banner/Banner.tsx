import type { ComponentProps, ReactNode } from "react";
import { Backdrop, Band, LeadText, Words } from "./Banner.styles.ts";

/** Props of `Banner.Root`: those of its `<div>`, and its picture. */
export interface BannerRootProps extends ComponentProps<"div"> {
  /** A decorative picture, which fills the band. Default: none, pine alone. */
  picture?: ReactNode;
}

/**
 * The low band at the head of a sub page: its title, over a picture or on pine. It leaves room above for a fixed header
 * as high as the custom property `--danji-header-height`, which the site sets.
 *
 * Use it once on a page, first in `main`. Do not use it in the middle of a page, nor for news.
 */
export function BannerRoot({ picture, children, ...band }: BannerRootProps) {
  return (
    <Band {...band}>
      {picture !== undefined && <Backdrop>{picture}</Backdrop>}
      <Words>{children}</Words>
    </Band>
  );
}

/** Props of `Banner.Title`: those of its `<h1>`. */
export type BannerTitleProps = ComponentProps<"h1">;

/** The name of the page. */
export function BannerTitle({ children, ...heading }: BannerTitleProps) {
  return <h1 {...heading}>{children}</h1>;
}

/** Props of `Banner.Lead`: those of its `<p>`. */
export type BannerLeadProps = ComponentProps<"p">;

/** One or two sentences under the name. */
export function BannerLead(lead: BannerLeadProps) {
  return <LeadText {...lead} />;
}
