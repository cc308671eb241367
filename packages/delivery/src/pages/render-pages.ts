import type { ClientBuild } from "@danji/complex/client-build";
import type { Complex } from "@danji/complex/complex";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type PageFile, type PageRoute, TOUR_FILE } from "./page-files.ts";

/** A site's own renderer, as its server bundle exports it. */
export interface Renderer {
  readonly renderPage: (build: ClientBuild, url: string) => Promise<{ readonly html: string }>;
  /** Renders the press list as a server does once it has articles. */
  readonly renderPressList: (build: ClientBuild, articles: Complex["press"]) => Promise<{ readonly html: string }>;
  readonly routes: readonly PageRoute[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/** Returns the tour's document; `undefined` where the complex has none. */
export type RenderTour = (template: string, head: string) => string | undefined;

/** Mark that React leaves where a boundary's content threw while it was rendered. */
const FAILED_BOUNDARY = "<!--$!-->";

/** @throws Error that names the page when a part of it could not be rendered. */
export function expectRendered(html: string, url: string): void {
  if (!html.includes(FAILED_BOUNDARY)) return;
  throw new Error(`${url} 페이지의 일부를 그리지 못했습니다.\nA part of the page ${url} could not be rendered.`);
}

/** Renders every page; returns their HTML by file. */
export async function renderPages(
  { renderPage }: Renderer,
  build: ClientBuild,
  files: readonly Pick<PageFile, "file" | "url">[],
): Promise<Map<string, string>> {
  const rendered = new Map<string, string>();
  for (const { file, url } of files) {
    const { html } = await renderPage(build, url);
    expectRendered(html, url);
    rendered.set(file, html);
  }
  return rendered;
}

/** Renders the tour's document, or deletes it where the complex has none: what was bundled for it is of no use then. */
export async function renderTourPage(
  renderTour: RenderTour,
  head: string,
  siteFolder: string,
): Promise<string | undefined> {
  const path = join(siteFolder, TOUR_FILE);
  const html = renderTour(await readFile(path, "utf8"), head);
  if (html === undefined) await rm(path);
  else expectRendered(html, `/${TOUR_FILE}`);
  return html;
}
