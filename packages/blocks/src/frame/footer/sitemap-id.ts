/** Id of the list of all pages in the footer: the menu's fallback where no script runs. */
export const SITEMAP_ID = "sitemap";
