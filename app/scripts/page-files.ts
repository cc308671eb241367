import { customerPath, pressPath } from "@danji/complex/routes";
import type { Route } from "../src/routes/table.ts";

/** A page that is written at build time. */
export interface PageFile {
  /** Address or pattern of the server. */
  readonly path: string;
  /** File in the built site. */
  readonly file: string;
  /** Address that is rendered into it. */
  readonly url: string;
  /** Whether the page belongs into the sitemap, if search engines may list it. */
  readonly listed: boolean;
}

/** Stands for any site key, or any article, in the page that serves them all. */
const ANY = "_";

const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The files of all routes: one for each address and alias, and one for each family of addresses. */
export function pageFiles(routes: readonly Route[], siteKey: string): PageFile[] {
  const fixed = routes
    .filter(({ pattern }) => !pattern.includes(":"))
    .flatMap(({ pattern, aliases }) => [
      { path: pattern, file: fileOf(pattern), url: pattern, listed: true },
      ...aliases.map((alias) => ({ path: alias, file: fileOf(alias), url: pattern, listed: false })),
    ]);
  const own = [pressPath(siteKey), customerPath(siteKey)].map((path) => ({
    path,
    file: fileOf(path),
    url: path,
    listed: true,
  }));
  const families = [
    { path: "/:site/press", file: "_site/press.html", url: pressPath(ANY), listed: false },
    { path: "/:site/press/:id", file: "_site/article.html", url: `${pressPath(siteKey)}/${ANY}`, listed: false },
    { path: "/:site/customer", file: "_site/customer.html", url: customerPath(ANY), listed: false },
  ];
  return [...fixed, ...own, ...families];
}
