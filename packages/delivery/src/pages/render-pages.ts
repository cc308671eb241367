import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expectRendered } from "./expect-rendered.ts";
import { type PageFile, TOUR_FILE } from "./page-files.ts";
import type { ClientBuild, Renderer, RenderTour } from "./renderer.ts";

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
