"use client";
import type { ComponentProps, ReactNode } from "react";
import { Backdrop, Band, LeadText, Words } from "./Banner.styles.ts";

interface BannerRootProps extends ComponentProps<"div"> {
  /** A decorative picture, which fills the band or its half. @default none */
  picture?: ReactNode;
  /** Whether the words stand over the picture, on the inverse surface, or beside it on the page's. @default "over" */
  layout?: "over" | "beside";
}

/**
 * Renders the band at the head of a sub page: its title, over a picture or on the inverse surface, or beside a picture. The site sets
 * `--danji-header-height`, the space for a fixed header.
 *
 * Use it once on a page, first in `main`. Do not use it in the middle of a page, nor for news.
 */
function BannerRoot({ picture, layout = "over", children, ...band }: BannerRootProps) {
  return (
    <Band {...band} data-layout={layout}>
      {picture !== undefined && <Backdrop>{picture}</Backdrop>}
      <Words>{children}</Words>
    </Band>
  );
}

/** Renders the title of the page. */
function BannerTitle({ children, ...heading }: ComponentProps<"h1">) {
  return <h1 {...heading}>{children}</h1>;
}

/** Renders one or two sentences below the title. */
function BannerLead({ children, ...lead }: ComponentProps<"p">) {
  return (
    <LeadText {...lead}>
      <span>{children}</span>
    </LeadText>
  );
}

export { BannerRoot as Root, BannerTitle as Title, BannerLead as Lead };
