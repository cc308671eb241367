import { type ComponentType, use } from "react";
import { loadChunk } from "./load-chunk.ts";
import type { PageContent } from "./page-content.ts";

/** A page's layout; what it shows comes from the complex. */
export type PageComponent = ComponentType<PageContent>;

/** A page that is loaded when it is first shown, or before that by `preload`. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads the page's code and content; once it has, `Page` renders without suspending. */
  readonly preload: () => Promise<void>;
  /** Forgets a failed load, so that the next rendering tries again. */
  readonly retry: () => void;
}

/**
 * Joins a page's layout and its content into one lazily loaded component. Unlike `React.lazy` it renders at once when
 * it is already there, which is what keeps prerendered pages on the screen while they hydrate.
 */
export function lazyPage(loadPage: () => Promise<PageComponent>, loadContent: () => Promise<PageContent>): LazyPage {
  let ready: { Component: PageComponent; content: PageContent } | undefined;
  let loading: Promise<void> | undefined;

  const preload = () =>
    (loading ??= loadChunk(() => Promise.all([loadPage(), loadContent()])).then(([Component, content]) => {
      ready = { Component, content };
    }));

  function Page() {
    if (!ready) use(preload());
    if (!ready) return null;
    const { Component, content } = ready;
    return <Component page={content.page} pictures={content.pictures} share={content.share} />;
  }

  return {
    Page,
    preload,
    retry() {
      if (!ready) loading = undefined;
    },
  };
}
