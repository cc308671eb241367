import { PageSections } from "@danji/sections/content-section/PageSections.tsx";
import type { PageContent } from "../../shell/page/page-content.ts";
import { ContentBlock } from "./ContentBlock.tsx";

interface PageBlocksProps extends Pick<PageContent, "page" | "pictures"> {
  /**
   * Whether each section has an id, and a long page begins with its table of contents.
   *
   * @default false
   */
  contents?: boolean;
}

/** Renders the sections of a page with the blocks of the complex. */
export const PageBlocks = ({ page, pictures, contents = false }: PageBlocksProps) => (
  <PageSections
    sections={page.sections}
    contents={contents}
    renderBlock={(block) => <ContentBlock block={block} pictures={pictures} />}
  />
);
