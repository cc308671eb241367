import type { Complex } from "@danji/complex/complex";
import { pressPath, visitPath } from "@danji/complex/routes";
import type { ListedPage } from "@danji/complex/sitemap";

/** Addresses of the site that show one page. */
export interface PageRoute {
  /** Path, or pattern with parts such as `:site`. */
  readonly pattern: string;
}

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
  /** Stored content that the page shows; the server then renders it on request. */
  readonly shows?: "press-list" | "article";
}

/** The tour's document: its source below the app, and the built one below the site. */
export const TOUR_FILE = "tour.html";

/** Stands for any site key, or any article, in the page that serves them all. */
const ANY = "_";

const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** Returns the file of an address that is listed, but for what `others` say of it. */
const fileFor = (path: string, others: Partial<PageFile> = {}): PageFile => ({
  path,
  file: fileOf(path),
  url: path,
  listed: true,
  ...others,
});

/** Returns the files of all routes: one for each address and alias, and one for each family of addresses. */
export function pageFiles(
  routes: readonly PageRoute[],
  { identity: { siteKey }, pages }: Pick<Complex, "identity" | "pages">,
): PageFile[] {
  const list = pressPath(siteKey);
  return [
    ...routes
      .filter(({ pattern }) => !pattern.includes(":"))
      .flatMap(({ pattern }) => [
        fileFor(pattern),
        ...(pages[pattern]?.aliases ?? []).map((alias) => fileFor(alias, { url: pattern, listed: false })),
      ]),
    fileFor(list, { shows: "press-list" }),
    fileFor(visitPath(siteKey)),
    fileFor("/:site/press", { file: "_site/press.html", url: pressPath(ANY), listed: false, shows: "press-list" }),
    fileFor("/:site/press/:id", { file: "_site/article.html", url: `${list}/${ANY}`, listed: false, shows: "article" }),
    fileFor("/:site/customer", { file: "_site/customer.html", url: visitPath(ANY), listed: false }),
  ];
}

/** Returns every page that search engines may list, with the day of the build, on which it may have changed. */
export const listedPages = ({ pages }: Complex, files: readonly PageFile[], lastModified: string): ListedPage[] =>
  files
    .filter(({ path, listed }) => listed && pages[path]?.indexed === true)
    .map(({ path }) => ({ path, lastModified }));

/** `robots.txt`: all pages are welcome to be read, the calls to the backend are not pages. */
export const robots = (siteUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
