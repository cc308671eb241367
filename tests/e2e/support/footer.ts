import type { Locator, Page } from "@playwright/test";

/** The footer's list of all pages. */
export const sitemap = (page: Page): Locator => page.getByRole("navigation", { name: "전체 페이지" });

/** Opens the footer's list of all pages by key, since a page may still move under a pointer, and returns a link of it. */
export async function sitemapLink(page: Page, name: string): Promise<Locator> {
  const heading = page.getByRole("contentinfo").locator("summary, h2 > button").filter({ hasText: "전체 페이지" });
  await heading.waitFor({ state: "attached" });
  if (!(await sitemap(page).isVisible())) await heading.press("Enter");
  return sitemap(page).getByRole("link", { name, exact: true });
}

/** Follows a link of the footer's list of all pages, by key. */
export const followInFooter = async (page: Page, name: string): Promise<void> =>
  (await sitemapLink(page, name)).press("Enter");
