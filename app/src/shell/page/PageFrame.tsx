import { PageFrame as PageFrameView } from "@danji/blocks/frame/page/PageFrame.tsx";
import { identity } from "complex:identity";
import { menu } from "complex:menu";
import { frame } from "complex:theme";
import type { ReactNode } from "react";
import { Metadata } from "./Metadata.tsx";
import type { PageContent } from "./page-content.ts";

interface PageFrameProps extends PageContent {
  /** Address of the page in its canonical spelling. */
  path: string;
  /** Whether the address names a site that does not exist: the page is not listed and has no canonical link. @default false */
  foreign?: boolean;
  /** Whether the page ends with an invitation to visit. @default false */
  inviting?: boolean;
  children: ReactNode;
}

/** Renders a sub page in its frame, with what search engines and messengers read. */
export const PageFrame = ({ share, foreign = false, ...content }: PageFrameProps) => (
  <>
    <Metadata
      title={content.page.title ?? content.page.h1}
      description={content.page.description}
      {...(!foreign && { path: content.path })}
      indexed={content.page.indexed && !foreign}
      share={share}
    />
    <PageFrameView {...content} identity={identity} menu={menu} frame={frame} />
  </>
);
