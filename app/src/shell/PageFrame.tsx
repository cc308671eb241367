import type { ReactNode } from "react";
import { Metadata } from "../metadata/Metadata.tsx";
import type { PageContent } from "../routes/page-content.ts";
import { PageBand } from "./PageBand.tsx";
import { PageEnd } from "./PageEnd.tsx";
import { Content } from "./PageFrame.styles.ts";
import { SectionTabs } from "./SectionTabs.tsx";
import { trailOf } from "./trail.ts";

interface PageFrameProps extends PageContent {
  /** Address of the page in its one true spelling. */
  path: string;
  /** Overrides what the page says of itself, e.g. for the list of a site that does not exist. */
  indexed?: boolean;
  /** Whether the page ends with an invitation to come and see. Default: no. */
  inviting?: boolean;
  children: ReactNode;
}

/** A sub page: what search engines and messengers read, the band, the sub-menu of its group, the content, related pages. */
export function PageFrame({
  path,
  page,
  pictures,
  share,
  indexed = page.indexed,
  inviting = false,
  children,
}: PageFrameProps) {
  return (
    <>
      <Metadata
        title={page.title ?? page.h1}
        description={page.description}
        path={path}
        indexed={indexed}
        share={share}
      />
      <PageBand
        title={page.h1}
        lead={page.lead}
        picture={page.banner === undefined ? undefined : pictures[page.banner]}
        trail={trailOf({ name: page.h1, path })}
      />
      <SectionTabs path={path} />
      <Content>{children}</Content>
      <PageEnd related={page.related} inviting={inviting} />
    </>
  );
}
