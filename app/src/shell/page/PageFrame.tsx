import { PageFrame as PageFrameView } from "@danji/sections/frame/page/PageFrame.tsx";
import { identity } from "complex:identity";
import { menu } from "complex:menu";
import type { ReactNode } from "react";
import { Metadata } from "./Metadata.tsx";
import type { PageContent } from "./page-content.ts";
import { reloadIfGone } from "../loading/reload-if-gone.ts";

interface PageFrameProps extends PageContent {
  /** Address of the page in its canonical spelling. */
  path: string;
  /**
   * Whether the address names a site that does not exist: the page is not listed then and has no canonical link.
   *
   * @default false
   */
  foreign?: boolean;
  /**
   * Whether the page ends with an invitation to visit.
   *
   * @default false
   */
  inviting?: boolean;
  children: ReactNode;
}

/** Renders a sub page in its frame, with what search engines and messengers read. */
export const PageFrame = ({ share, foreign = false, ...frame }: PageFrameProps) => (
  <>
    <Metadata
      title={frame.page.title ?? frame.page.h1}
      description={frame.page.description}
      {...(!foreign && { path: frame.path })}
      indexed={frame.page.indexed && !foreign}
      share={share}
    />
    <PageFrameView {...frame} identity={identity} menu={menu} onLightboxError={reloadIfGone} />
  </>
);
