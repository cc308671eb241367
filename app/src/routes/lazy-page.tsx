import type { ComponentType } from "react";
import { type LazyComponent, lazyComponent } from "../shell/loading/lazy-component.tsx";
import type { PageContent } from "../shell/page/page-content.ts";

/** A page's layout; what it shows comes from the complex. */
export type PageComponent = ComponentType<PageContent>;

/** A page that is loaded when it is first shown, or before that by `preload`. */
export type LazyPage = LazyComponent<object>;

/** Loads a page's content with its blocks. */
async function loadWithBlocks(loadContent: () => Promise<PageContent>): Promise<PageContent> {
  const content = await loadContent();
  if (content.page.sections.length === 0) return content;
  const { loadBlocks } = await import("../pages/blocks/site-blocks.tsx");
  await loadBlocks(content.page);
  return content;
}

/** Joins a page's layout, its content and the code of its blocks into one lazily loaded component. */
export function lazyPage(loadPage: () => Promise<PageComponent>, loadContent: () => Promise<PageContent>): LazyPage {
  return lazyComponent(async () => {
    const [Layout, content] = await Promise.all([loadPage(), loadWithBlocks(loadContent)]);
    return () => <Layout {...content} />;
  });
}
