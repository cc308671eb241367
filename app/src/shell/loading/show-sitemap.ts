import { SITEMAP_ID } from "@danji/sections/frame/footer/sitemap-id.ts";

/** Scrolls to the footer's list of all pages, which leads on where the code of menu or search is missing. */
export const showSitemap = () => document.getElementById(SITEMAP_ID)?.scrollIntoView();
