import type { Notices } from "./schema/notices.ts";
import type { Page } from "./schema/page.ts";

/** Returns the page with the words of its notices in place of their keys. */
export function withNotices(page: Page, notices: Notices): Page {
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === "notice"
        ? { ...block, keys: [], items: [...block.keys.flatMap((key) => notices[key] ?? []), ...block.items] }
        : block,
    ),
  }));
  return { ...page, sections };
}
