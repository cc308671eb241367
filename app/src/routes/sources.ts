import { blockSources } from "../pages/blocks/site-blocks.tsx";
import { loadContent, type Route } from "./table.ts";

/** Source files of the layouts, relative to `src`. */
const SOURCES: Record<Route["layout"], string> = {
  home: "pages/home/HomePage.tsx",
  information: "pages/InformationPage.tsx",
  promotion: "pages/PromotionPage.tsx",
  customer: "pages/CustomerPage.tsx",
  pressList: "press/PressListPage.tsx",
  article: "press/ArticlePage.tsx",
  admin: "admin/AdminPage.tsx",
};

/** Returns what a page's code is made from: its layout, its blocks and its content. Prerendered pages announce their chunks. */
export async function sourcesOf({ layout, content }: Route): Promise<readonly string[]> {
  if (layout === "admin") return [SOURCES.admin];
  const { page } = await loadContent(content);
  return [SOURCES[layout], ...blockSources(page), content];
}
