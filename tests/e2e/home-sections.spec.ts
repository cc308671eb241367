import type { Page } from "@playwright/test";
import { complex, frame } from "./support/complex.ts";
import { popup } from "./support/forms.ts";
import { sectionOf } from "./support/home.ts";
import { heroButton } from "./support/popup.ts";
import { expect, test } from "./support/test.ts";

/** Windows on both sides of the layout's edge, and the ones that most visitors have. */
const WIDTHS = [360, 900, 901, 1440];
const HEIGHT = 800;
const TRANSPARENT = "rgba(0, 0, 0, 0)";

/** Shows the page in each width, one after the other. */
async function inEachWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await test.step(`${width} pixels wide`, () => look(width));
  }
}

test("begins with the complex's name and the way to the popup, under the header", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await inEachWidth(page, async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(complex.identity.name);
    await expect(page.getByRole("main").getByText(complex.home.hero.subline)).toBeInViewport();
    if (frame === "overlay") await expect(header).toHaveCSS("background-color", TRANSPARENT);
    else await expect(header).not.toHaveCSS("background-color", TRANSPARENT);
    await heroButton(page).click();
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await page.mouse.wheel(0, 120);
    await expect(header).not.toHaveCSS("background-color", TRANSPARENT);
    // Where steps are paged, a key within half a second of the wheel does nothing.
    await expect(async () => {
      await page.keyboard.press("Home");
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }).toPass();
  });
});

test("shows the place by figures, the brand, the special plan, each premium and one form", async ({ page }) => {
  await page.goto("/");
  await inEachWidth(page, async (width) => {
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.locator('form[method="post"]')).toHaveCount(1);
    const location = page.getByRole("region", { name: sectionOf("location").title });
    for (const { figure, title } of sectionOf("location").points) {
      await expect(location.getByText(figure).first()).toBeVisible();
      await expect(location.getByRole("heading", { name: title })).toBeVisible();
    }
    for (const kind of ["location", "brand", "special", "plans"] as const) {
      const { title, link } = sectionOf(kind);
      const way = page.getByRole("region", { name: title }).getByRole("link", { name: link.label, exact: true });
      await expect(way).toHaveAttribute("href", link.to);
      await expect(way).toBeVisible();
    }
    const articles = page.getByRole("main").getByRole("article");
    await expect(articles).toHaveCount(sectionOf("premium").cards.length);
    for (const [index, { title, texts, link }] of sectionOf("premium").cards.entries()) {
      const article = articles.nth(index);
      await expect(article.getByText(`PREMIUM 0${index + 1}`)).toBeVisible();
      await expect(article.getByRole("heading", { name: title })).toBeVisible();
      await expect(article.getByRole("img")).toHaveCount(1);
      for (const text of texts) await expect(article.getByText(text)).toBeVisible();
      await expect(article.getByRole("link", { name: `${title} ${link.label}`, exact: true })).toHaveAttribute(
        "href",
        link.to,
      );
    }
  });
});

test("counts down to the next date of the sale in Korea, and hands it to a calendar", async ({ page }) => {
  const [, opening, special] = complex.schedule.events;
  // The morning before in Korea, and still two days before in Greenwich.
  const morning = new Date(`${special?.start}T00:30:00+09:00`);
  await page.clock.setFixedTime(morning.setDate(morning.getDate() - 1));
  await page.goto("/");
  const schedule = page.getByRole("region", { name: sectionOf("schedule").title });
  await inEachWidth(page, async () => {
    await schedule.scrollIntoViewIfNeeded();
    await expect(schedule.getByText("D-1", { exact: true })).toBeVisible();
    await expect(schedule.getByRole("heading", { name: special?.title ?? "" })).toBeVisible();
    await expect(schedule.getByText(opening?.title ?? "")).toHaveCount(0);
  });
  const calendar = schedule.getByRole("link", { name: `${special?.title} 일정을 캘린더에 담기` });
  const answer = await page.request.get((await calendar.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("text/calendar");
  expect(await answer.text()).toContain(special?.start.replaceAll("-", "") ?? "no start");
});

test("does not wait for what the layout hides", async ({ page }) => {
  const pictures = new Set<string>();
  page.on("request", (request) => request.resourceType() === "image" && pictures.add(request.url()));
  const hidden = sectionOf("grounds")
    .items.map(({ picture }) => picture)
    .filter((key) => key === "layout");
  expect(hidden).toHaveLength(1);
  await page.goto("/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("main").getByRole("article").last().scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.size).toBeGreaterThan(1);
  for (const key of hidden) expect([...pictures].filter((url) => url.includes(`/${key}-`))).toEqual([]);
});
