import type { ReactNode } from "react";
import { PageLightbox } from "../lightbox/PageLightbox.tsx";
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
  /** Whether the address names a site that does not exist: the page is not listed then and has no canonical link. Default: no. */
  foreign?: boolean;
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
  foreign = false,
  inviting = false,
  children,
}: PageFrameProps) {
  return (
    <>
      <Metadata
        title={page.title ?? page.h1}
        description={page.description}
        {...(!foreign && { path })}
        indexed={page.indexed && !foreign}
        share={share}
      />
      <PageBand
        title={page.h1}
        lead={page.lead}
        picture={page.banner === undefined ? undefined : pictures[page.banner]}
        trail={trailOf({ name: page.h1, path })}
      />
      <SectionTabs path={path} />
      <PageLightbox>
        <Content>{children}</Content>
      </PageLightbox>
      <PageEnd related={page.related} inviting={inviting} />
    </>
  );
}
