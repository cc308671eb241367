import { PageSections } from "@danji/blocks/content-section/PageSections.tsx";
import { createElement } from "react";
import type { PageContent } from "../../shell/page/page-content.ts";
import { siteBlock } from "./site-blocks.tsx";

/** Renders the sections of a page with the blocks of the complex. */
export const PageBlocks = ({ page, pictures }: Pick<PageContent, "page" | "pictures">) => (
  <PageSections
    sections={page.sections}
    renderBlock={(block) => createElement(siteBlock(block.kind), { block, pictures })}
  />
);
