import { PageSections } from "@danji/blocks/content-section/PageSections.tsx";
import { createElement } from "react";
import type { PageContent } from "../../shell/page/page-content.ts";
import { siteBlock } from "./site-blocks.tsx";

interface PageBlocksProps extends Pick<PageContent, "page" | "pictures"> {
  /** Whether a long page begins with its table of contents. @default false */
  contents?: boolean;
}

/** Renders the sections of a page with the blocks of the complex. */
export const PageBlocks = ({ page, pictures, contents = false }: PageBlocksProps) => (
  <PageSections
    sections={page.sections}
    contents={contents}
    renderBlock={(block) => createElement(siteBlock(block.kind), { block, pictures })}
  />
);
