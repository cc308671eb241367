import { inject } from "vitest";
import { complex, PRESS } from "../../e2e/support/complex.ts";
import { type ArticleRow, articlesOf } from "../../e2e/support/database.ts";
import { type PageSource, readPage } from "../../e2e/support/html.ts";

/** The running product. */
export const server = inject("server");

/** Sends a request to it; a redirect is an answer like any other. */
export const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(server.url + path, { redirect: "manual", ...init });

/** Returns the HTML of a page as it is served. */
export const htmlOf = async (path: string): Promise<string> => (await ask(path)).text();

/** Returns what a page's HTML says. */
export const sourceOf = async (path: string): Promise<PageSource> => readPage(await htmlOf(path));

/** The newest press article of the complex. */
export const newest = first(complex.press);

/** Returns the newest article as the database has it, with the path of its page. */
export function storedNewest(): ArticleRow & { readonly path: string } {
  const stored = first(articlesOf(server.dataDir, newest.title));
  return { ...stored, path: `${PRESS}/${stored.id}` };
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error("There is no press article.");
  return item;
}
