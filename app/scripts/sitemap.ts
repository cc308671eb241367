import type { Complex } from "@danji/complex/complex";
import type { PageFile } from "./page-files.ts";

/** `sitemap.xml`: every page that search engines may list. */
export function sitemap({ identity, pages }: Complex, files: readonly PageFile[], lastModified: string): string {
  const urls = files
    .filter(({ path, listed }) => listed && pages[path]?.indexed === true)
    .map(({ path }) => `<url><loc>${identity.siteUrl}${path}</loc><lastmod>${lastModified}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** `robots.txt`: all pages are welcome to be read, the calls to the backend are not pages. */
export const robots = (siteUrl: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
