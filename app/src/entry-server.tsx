import type { PageState } from "@danji/data/page-state";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { App } from "./App.tsx";
import { loadLazySections } from "./shell/loading/lazy-section.tsx";
import { PAGE_STATE_ID } from "./shell/page/page-state.ts";
import { findRoute } from "./routes/table.ts";

/** A page as HTML. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

/** What the client build made that pages need: its HTML and, by layout, block or content, the chunks to announce early. */
export interface ClientBuild {
  readonly template: string;
  /** Further tags of the head, e.g. the fonts. */
  readonly head: string;
  /** Chunks by source of a layout or block, or by content address. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

/** Tags that React puts before a page's markup and that belong into the head. */
const HOISTED = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)+/;

/** Renders the page of an address. What the server knows of it is handed to the client along with it. */
export async function renderPage(build: ClientBuild, url: string, state: PageState = {}): Promise<RenderedPage> {
  const route = findRoute(new URL(url, "http://localhost").pathname);
  await route?.preload();
  await loadLazySections();
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <StaticRouter location={url}>
            <App pageState={state} />
          </StaticRouter>
        </StrictMode>,
      ),
    );
    const hoisted = HOISTED.exec(markup)?.[0] ?? "";
    const parts = route ? [...(await route.sources()), route.content] : [];
    const chunks = parts.flatMap((part) => build.chunks[part] ?? []);
    const addresses = [...new Set(chunks)].map((chunk) => `/${chunk}`);
    const stateTag =
      Object.keys(state).length === 0
        ? ""
        : `<script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state).replaceAll("<", "\\u003c")}</script>`;
    const html = build.template
      .replace("<!--head-->", () => hoisted + build.head + sheet.getStyleTags())
      .replace("<!--app-->", () => markup.slice(hoisted.length))
      .replace("<!--chunks-->", addresses.join(" "))
      .replace("<!--state-->", () => stateTag);
    return { status: route ? 200 : 404, html };
  } finally {
    sheet.seal();
  }
}

export { identity } from "complex:identity";
export { redirects, routes } from "./routes/table.ts";
