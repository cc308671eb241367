import { useLocation } from "react-router-dom";
import { canonicalPath } from "../../shell/page/canonical-path.ts";
import type { PageContent } from "../../shell/page/page-content.ts";
import { PageFrame } from "../../shell/page/PageFrame.tsx";
import { PageBlocks } from "../blocks/PageBlocks.tsx";

/** Renders a page of facts: its sections in order, and on long pages their table of contents. */
export function InformationPage(content: PageContent) {
  const { pathname } = useLocation();
  return (
    <PageFrame path={canonicalPath(pathname)} {...content} inviting>
      <PageBlocks {...content} contents />
    </PageFrame>
  );
}
