import { THANKS_PATH } from "@danji/complex/routes";
import { useLocation } from "react-router-dom";
import { canonicalPath } from "../shell/page/addresses.ts";
import type { PageContent } from "../shell/page/page-content.ts";
import { PageFrame } from "../shell/page/PageFrame.tsx";
import { PageBlocks } from "./blocks/PageBlocks.tsx";

/** Renders a page of facts; a visitor who has just booked is not invited to book. */
export function InformationPage(content: PageContent) {
  const path = canonicalPath(useLocation().pathname);
  return (
    <PageFrame path={path} {...content} inviting={path !== THANKS_PATH}>
      <PageBlocks {...content} />
    </PageFrame>
  );
}
