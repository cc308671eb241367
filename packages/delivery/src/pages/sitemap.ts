import type { Complex } from "@danji/complex/complex";
import type { ListedPage } from "@danji/complex/sitemap";
import type { PageFile } from "./page-files.ts";

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
