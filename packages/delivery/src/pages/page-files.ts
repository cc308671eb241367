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

/** Returns the files of all routes: one for each address and alias, and one for each family of addresses. */
export function pageFiles(
  routes: readonly PageRoute[],
  { identity: { siteKey }, pages }: Pick<Complex, "identity" | "pages">,
): PageFile[] {
  const fixed = routes
    .filter(({ pattern }) => !pattern.includes(":"))
    .flatMap(({ pattern }) => [
      { path: pattern, file: fileOf(pattern), url: pattern, listed: true },
      ...(pages[pattern]?.aliases ?? []).map((alias) => ({
        path: alias,
        file: fileOf(alias),
        url: pattern,
        listed: false,
      })),
    ]);
  const own: PageFile[] = [
    {
      path: pressPath(siteKey),
      file: fileOf(pressPath(siteKey)),
      url: pressPath(siteKey),
      listed: true,
      shows: "press-list",
    },
    { path: visitPath(siteKey), file: fileOf(visitPath(siteKey)), url: visitPath(siteKey), listed: true },
  ];
  const families: PageFile[] = [
    { path: "/:site/press", file: "_site/press.html", url: pressPath(ANY), listed: false, shows: "press-list" },
    {
      path: "/:site/press/:id",
      file: "_site/article.html",
      url: `${pressPath(siteKey)}/${ANY}`,
      listed: false,
      shows: "article",
    },
    { path: "/:site/customer", file: "_site/customer.html", url: visitPath(ANY), listed: false },
  ];
  return [...fixed, ...own, ...families];
}

/**
 * Returns every page that search engines may list, with the day (`yyyy-mm-dd`) of the build: it may have changed
 * with any of them.
 */
export const listedPages = ({ pages }: Complex, files: readonly PageFile[], lastModified: string): ListedPage[] =>
  files
    .filter(({ path, listed }) => listed && pages[path]?.indexed === true)
    .map(({ path }) => ({ path, lastModified }));

/** `robots.txt`: all pages are welcome to be read, the calls to the backend are not pages. */
export const robots = (siteUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
