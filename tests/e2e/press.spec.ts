import type { Page } from "@playwright/test";
import { complex, PRESS } from "./support/complex.ts";
import { viewsOf } from "./support/database.ts";
import { openHydrated, sitemapLink, suffer, untilHydrated } from "./support/page.ts";
import { expect, PHONE, test } from "./support/test.ts";

test.use({ sharesContext: true });

const SEEDS = 27;
const LIST = /\/api\/press\?/;
const ARTICLE = /\/api\/press\/[^/?]+$/;

const rows = (page: Page) => page.locator("tbody").getByRole("row");
const more = (page: Page) => page.getByRole("button", { name: "더보기" });
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
/** The code of the form for a new article, which visitors have no use for. */
const FORM_CODE = /\/assets\/NewArticle-/;
/** A day as the site writes it, from `yyyy-mm-dd`. */
const written = (date: string) => `${date.split("-").map(Number).join(". ")}.`;

test("lists ten articles at a time, the newest first, until all are there", { tag: "@everyday" }, async ({ page }) => {
  const [newest] = complex.press;
  const forms: string[] = [];
  page.on("request", (request) => FORM_CODE.test(request.url()) && forms.push(request.url()));
  await page.goto(PRESS);
  await expect(h1(page)).toHaveText("언론보도");
  await expect(page.getByRole("columnheader")).toHaveText(["번호", "제목", "작성자", "작성일", "조회수"]);
  const cells = rows(page).first().getByRole("cell");
  await expect(cells).toHaveText(["1", newest?.title ?? "", "관리자", written(newest?.date ?? ""), /^\d+$/]);
  for (const shown of [10, 20]) {
    await expect(rows(page)).toHaveCount(shown);
    await more(page).click();
  }
  await expect(rows(page)).toHaveCount(SEEDS);
  await expect(more(page)).toBeHidden();
  await expect(page.getByText("더 이상 글이 없습니다.")).toBeVisible();
  const titles = await rows(page).getByRole("link").allInnerTexts();
  expect(titles).toEqual(complex.press.map(({ title }) => title));
  expect(forms).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("shows number, title and date, and an article with its author, moment and paragraphs", async ({ page }) => {
    const article = complex.press.find(({ content }) => content.includes("\n\n"));
    await page.goto(PRESS);
    await expect(page.getByRole("columnheader")).toHaveText(["번호", "제목", "작성일"]);
    await expect(rows(page).first().getByRole("cell")).toHaveCount(3);
    await page.getByRole("link", { name: article?.title ?? "", exact: true }).tap();
    await expect(h1(page)).toHaveText(article?.title ?? "");
    await expect(page).toHaveTitle(`${article?.title} | ${complex.identity.name}`);
    const body = page.getByRole("article");
    await expect(body.getByText("관리자", { exact: true })).toBeVisible();
    await expect(body.getByText(`${written(article?.date ?? "")} 09:00`)).toBeVisible();
    for (const paragraph of article?.content.split("\n\n") ?? [])
      await expect(body.locator("p").filter({ hasText: paragraph })).toHaveCount(1);
  });
});

test("counts each opening of an article once, and a listing never", async ({ page, server }) => {
  await page.goto(PRESS);
  const row = rows(page).nth(2);
  const link = row.getByRole("link");
  const title = await link.innerText();
  const path = (await link.getAttribute("href")) ?? "";
  const id = path.slice(`${PRESS}/`.length);
  const before = viewsOf(server.dataDir, id) ?? Number.NaN;
  const expectViews = async (views: number) => {
    await expect(h1(page)).toHaveText(title);
    await expect(page.getByRole("article").getByText(String(views), { exact: true })).toBeVisible();
    await expect.poll(() => viewsOf(server.dataDir, id)).toBe(views);
  };
  await link.hover();
  await link.click();
  await expectViews(before + 1);
  // A fragment of the address is no opening.
  await page.getByRole("link", { name: "본문 바로가기" }).press("Enter");
  await expect(page).toHaveURL(`${path}#main`);
  await page.reload();
  await expectViews(before + 2);
  await page.getByRole("link", { name: "목록으로" }).click();
  await expect(page).toHaveURL(PRESS);
  await expect(row.getByRole("cell").last()).toHaveText(String(before + 2));
});

test("keeps the pages that were loaded, and the place among them, when Back leads to the list", async ({ page }) => {
  await page.goto(PRESS);
  await more(page).click();
  await expect(rows(page)).toHaveCount(20);
  const link = rows(page).nth(17).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole("article")).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(rows(page)).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
});

test("sends a missing article back to the list", async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await page.goto("/");
  await page.goto(PRESS);
  await page.route(ARTICLE, (route) => route.fulfill({ status: 404, json: { error: "-", errors: [] } }));
  const link = rows(page).first().getByRole("link");
  await untilHydrated(link);
  await link.click();
  await expect(page).toHaveURL(PRESS);
  await expect(rows(page)).toHaveCount(10);
  // The article's entry was replaced: two steps back are the list before it and the home page.
  await page.goBack();
  await expect(page).toHaveURL(PRESS);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("says so when the list, a further page or an article does not come, and tries again", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500/u);
  const failed = page.getByText("목록을 불러오지 못했습니다.");
  const again = page.getByRole("button", { name: "다시 시도" });
  await openHydrated(page, "/", () => page.getByRole("contentinfo"));
  const link = await sitemapLink(page, "언론보도");
  await suffer(page, LIST, () => link.press("Enter"));
  await expect(failed).toBeVisible();
  await again.click();
  await expect(rows(page)).toHaveCount(10);
  await expect(failed).toBeHidden();

  await suffer(page, LIST, () => more(page).click());
  await expect(failed).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await again.click();
  await expect(rows(page)).toHaveCount(20);

  await suffer(page, ARTICLE, () => rows(page).nth(4).getByRole("link").click());
  await expect(page.getByText("글을 불러오지 못했습니다.")).toBeVisible();
  await again.click();
  await expect(h1(page)).toHaveText(complex.press[4]?.title ?? "");
});
