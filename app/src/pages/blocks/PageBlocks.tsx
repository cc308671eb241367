import type { Block } from "@danji/complex/schema/page";
import { PageSections } from "@danji/sections/content-section/PageSections.tsx";
import type { BlockProps } from "@danji/sections/parts/block-props.ts";
import type { PageContent } from "../../shell/page/page-content.ts";
import { blocks } from "./registry.tsx";

/** Renders one block of a page's content with the section of its kind. */
function ContentBlock<Kind extends Block["kind"]>({ block, pictures }: BlockProps<Kind>) {
  const { Component } = blocks[block.kind];
  return <Component block={block} pictures={pictures} />;
}

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
