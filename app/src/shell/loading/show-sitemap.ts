import { SITEMAP_ID } from "@danji/blocks/frame/footer/sitemap-id.ts";

/** Opens the footer's list of all pages and scrolls there: it leads on where the code of menu or search is missing. */
export function showSitemap(): void {
  location.hash = SITEMAP_ID;
  document.getElementById(SITEMAP_ID)?.scrollIntoView();
}
