import type { Complex } from "@danji/complex/complex";
import type { PageRoute } from "./page-files.ts";

/** What the client build made that pages need. */
export interface ClientBuild {
  /** HTML of all pages, with places for what differs. */
  readonly template: string;
  /** Further tags of the head, e.g. the fonts. */
  readonly head: string;
  /** The same for the press list, which shows fewer characters than articles do. @default "head" */
  readonly listHead?: string;
  /** Chunks by source of a layout or block, or by content address. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** A site's own renderer, as its server bundle exports it. */
export interface Renderer {
  readonly renderPage: (build: ClientBuild, url: string) => Promise<{ readonly html: string }>;
  /** Renders the press list as a server does once it has articles. */
  readonly renderPressList: (build: ClientBuild, articles: Complex["press"]) => Promise<{ readonly html: string }>;
  readonly routes: readonly PageRoute[];
  /** Titles that open on a page and are in no page's HTML. */
  readonly lateTitles: readonly string[];
  /** Addresses that lead to others. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** Returns the tour's document; `undefined` where the complex has none. */
export type RenderTour = (template: string, head: string) => string | undefined;
