import { type Kinds, writtenBlock } from "./kinds.ts";
import type { Notices } from "./schema/notices.ts";
import type { Page } from "./schema/page.ts";

/** Returns the page with the words of its notices in place of their keys. */
export function withNotices(kinds: Kinds, page: Page, notices: Notices): Page {
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => writtenBlock(kinds, block, notices)),
  }));
  return { ...page, sections };
}
