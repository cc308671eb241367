import type { Page } from "@playwright/test";
import { complex, needPageWith } from "./support/complex.ts";
import { expect, test } from "./support/test.ts";
import { openHydrated } from "./support/page.ts";

test.use({ sharesContext: true });

const [first, second] = complex.supply.buildings;

const open = (page: Page) =>
  openHydrated(page, needPageWith("findFlat"), () => page.getByRole("radiogroup", { name: "배치도에서 동 고르기" }));

test("finds a flat by place and by conditions, and sends nothing", async ({ page }) => {
  await open(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || new URL(request.url()).search !== "") sent.push(request.url());
  });
  await page.getByLabel("동", { exact: true }).selectOption(second?.number ?? "");
  await page.getByLabel("층", { exact: true }).selectOption("3");
  await expect(page.getByRole("heading", { name: `${second?.number}동 301호` })).toBeVisible();
  await page.getByRole("radio", { name: `${first?.number}동`, exact: true }).check();
  await expect(page.getByRole("heading", { name: `${first?.number}동 301호` })).toBeVisible();
  await page.getByRole("tab", { name: "조건" }).click();
  const list = page.getByRole("list", { name: /^조건에 맞는 집/u });
  // The worker has added up the year.
  await expect(list.getByText(/연간 [\d,]+시간/u).first()).toBeVisible();
  await list.getByRole("button").first().click();
  await expect(list.getByRole("button", { pressed: true })).toHaveCount(1);
  expect(sent).toEqual([]);
});

test("plays the shadows of a day, and stops", async ({ page }) => {
  await open(page);
  const time = page.getByRole("slider", { name: "시각" });
  // From dawn and by key: the rest of a day that starts at noon may be over before a click.
  await time.press("Home");
  await expect(time).toHaveAttribute("aria-valuetext", "05:00");
  await page.getByRole("button", { name: "하루 그림자 보기" }).press("Enter");
  await expect.poll(async () => Number(await time.inputValue())).toBeGreaterThan(6 * 60);
  await expect(page.getByRole("button", { name: "멈추기" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "하루 그림자 보기" })).toBeVisible();
});

test("shows a building that is selected on the layout, by pointer or keyboard", async ({ page }) => {
  await page.goto(needPageWith("sitePlan"));
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText("동을 고르면 층수와 타입을 알려드립니다.");
  const building = page.getByRole("button", { name: `${first?.number}동` });
  await building.click();
  await expect(building).toHaveAttribute("aria-pressed", "true");
  await expect(status).toContainText(`지상 ${first?.floors}층`);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(building).toHaveAttribute("aria-pressed", "false");
  await expect(status).toContainText(`${complex.supply.buildings[1]?.number}동`);
});
