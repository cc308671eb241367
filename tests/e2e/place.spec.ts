import { complex, needPageWith } from "./support/complex.ts";
import { expect, PHONE, test } from "./support/test.ts";

const [first] = complex.supply.buildings;
const QUESTIONS = needPageWith("faq");
/** A question with its answer on that page. */
const [asked] = (complex.pages[QUESTIONS]?.sections ?? []).flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.kind === "faq" ? block.keys.map((key) => complex.faq[key]) : [])),
);
const allHouseholds = String(complex.supply.types.reduce((sum, { households }) => sum + households, 0));

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

test("leads to the map services without a key, in a window of their own", async ({ page }) => {
  await page.goto(needPageWith("map"));
  for (const [name, host] of [
    ["네이버지도 새 창", "map.naver.com"],
    ["카카오맵 새 창", "map.kakao.com"],
  ] as const) {
    const link = page.getByRole("link", { name });
    await expect(link).toHaveAttribute("target", "_blank");
    expect(new URL((await link.getAttribute("href")) ?? "").host).toBe(host);
  }
});

test("opens one answer at a time", async ({ page }) => {
  await page.goto(QUESTIONS);
  const question = page.getByRole("button", { name: asked?.question ?? "" });
  await question.click();
  await expect(page.getByText(asked?.answer[0] ?? "")).toBeVisible();
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "false");
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("gives each building on the layout room for a finger", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(needPageWith("sitePlan"));
    const boxes = await page
      .getByRole("list", { name: "동 고르기" })
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(complex.supply.buildings.length);
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has everything of the map, the layout and the buildings as text", async ({ page }) => {
    await page.goto(needPageWith("map"));
    const places = page.getByRole("list", { name: /장소와 거리/u }).getByRole("listitem");
    await expect(places.first()).toContainText(/약 [\d.]+k?m · (도보|차량|버스) 약 \d+분/u);

    await page.goto(needPageWith("sitePlan"));
    const row = page.getByRole("row", { name: new RegExp(`^${first?.number}동`, "u") });
    await expect(row).toContainText(`${first?.floors}층`);

    await page.goto(needPageWith("units"));
    const totals = page.getByRole("table", { name: /동별·타입별 세대수/u }).getByRole("row", { name: /^합계/u });
    for (const { households } of complex.supply.types) await expect(totals).toContainText(String(households));
    await expect(totals).toContainText(allHouseholds);
  });

  test("has every answer open", async ({ page }) => {
    await page.goto(QUESTIONS);
    await expect(page.getByText(asked?.answer[0] ?? "")).toBeVisible();
  });
});
