import type { ClientBuild } from "@danji/complex/client-build";
import { pressPath } from "@danji/complex/routes";
import type { SeedPress } from "@danji/complex/schema/press";
import type { PageState } from "@danji/api/page-state";
import type { PressCursor } from "@danji/api/press/schema";
import { identity } from "complex:identity";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { App, SiteProvider } from "./App.tsx";
import { loadLazySections } from "./shell/loading/lazy-section.tsx";
import { PAGE_STATE_ID } from "./shell/page/page-state.ts";
import { findRoute, loadContent, notFound, type Route, routes } from "./routes/table.ts";
import { blockSources } from "./pages/blocks/site-blocks.tsx";

/** Tags that React puts before a page's markup and that belong into the head. */
const HOISTED = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)+/;

function chunksOf({ chunks }: ClientBuild, source: string): readonly string[] {
  // Parts of the complex that the entry holds have no chunk of their own.
  const found = chunks[source] ?? (source.startsWith("complex:") ? [] : undefined);
  if (found === undefined) throw new Error(`The site's build has no chunk of ${source}.`);
  return found;
}

/** Renders the page of an address. What the server knows of it is handed to the client along with it. */
export async function renderPage(build: ClientBuild, url: string, state: PageState = {}) {
  const route = findRoute(new URL(url, "http://localhost").pathname);
  await (route ?? notFound).preload();
  await loadLazySections();
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <SiteProvider>
            <StaticRouter location={url}>
              <App pageState={state} />
            </StaticRouter>
          </SiteProvider>
        </StrictMode>,
      ),
    );
    const hoisted = HOISTED.exec(markup)?.[0] ?? "";
    const sources = route ? await sourcesOf(route) : [NOT_FOUND_SOURCE];
    const chunks = sources.flatMap((source) => chunksOf(build, source));
    const addresses = [...new Set(chunks)].map((chunk) => `/${chunk}`);
    const stateTag =
      Object.keys(state).length === 0
        ? ""
        : `<script type="application/json" id="${PAGE_STATE_ID}">${JSON.stringify(state).replaceAll("<", "\\u003c")}</script>`;
    const head = state.pressList ? (build.listHead ?? build.head) : build.head;
    const html = build.template
      .replace("<!--head-->", () => hoisted + head + sheet.getStyleTags())
      .replace("<!--app-->", () => markup.slice(hoisted.length))
      .replace("<!--chunks-->", addresses.join(" "))
      .replace("<!--state-->", () => stateTag);
    return { status: route ? 200 : 404, html };
  } finally {
    sheet.seal();
  }
}

/** Placeholder for the place of a next page, with which the list shows its button. */
const isCursor = (text: string): text is PressCursor => text !== "";

/** Renders the press list with the articles that a complex comes with. The build cuts its fonts from it. */
export function renderPressList(build: ClientBuild, articles: SeedPress) {
  const { siteKey } = identity;
  const stored = articles.map((article, index) => ({
    ...article,
    id: String(index),
    siteId: siteKey,
    date: Date.parse(article.date),
    views: 0,
  }));
  const next = "next";
  return renderPage(build, pressPath(siteKey), { pressList: { articles: stored, next: isCursor(next) ? next : null } });
}

/** Loads the code of all pages, so that a running server needs no file of its build after a later build has replaced them. */
export async function loadPages(): Promise<void> {
  await Promise.all([...routes, notFound].map((page) => page.preload()));
  await loadLazySections();
}

/** Source files of the layouts, relative to `src`. */
const SOURCES: Record<Route["layout"], string> = {
  home: "pages/home/HomePage.tsx",
  information: "pages/InformationPage.tsx",
  promotion: "pages/PromotionPage.tsx",
  customer: "pages/CustomerPage.tsx",
  pressList: "press/PressListPage.tsx",
  article: "press/ArticlePage.tsx",
  admin: "admin/AdminPage.tsx",
};

const NOT_FOUND_SOURCE = "pages/NotFoundPage.tsx";

/** Returns what a page's code is made from: its layout, its blocks and its content. Prerendered pages announce their chunks. */
async function sourcesOf({ layout, content }: Route): Promise<readonly string[]> {
  if (layout === "admin") return [SOURCES.admin];
  const { page } = await loadContent(content);
  return [SOURCES[layout], ...blockSources(page), content];
}

export { identity };
export { redirects, routes } from "./routes/table.ts";
