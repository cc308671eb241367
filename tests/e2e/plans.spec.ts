import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { complex } from "./support/complex.ts";
import { readPage } from "./support/html.ts";
import { layoutShift, watchLayoutShifts } from "./support/layout-shift.ts";
import { thingsOfType } from "./support/schema-org.ts";
import { expect, PHONE, test } from "./support/test.ts";

test.describe.configure({ mode: "parallel" });

const { types } = complex.supply;
const drawn = types.filter(({ plan }) => plan !== undefined);
const [first, second, third] = drawn;
if (!first || !second || !third) throw new Error("The complex under test has too few plans.");
/** What the drawing of a plan may weigh, compressed, in bytes. */
const DRAWING_BUDGET = 8 * 1024;
/** A score that reads 0.00. */
const NO_SHIFT = 0.005;
/** The files of whole drawings, and of nothing else. */
const SHEETS = new RegExp(`/assets/(?:${drawn.map(({ plan }) => plan).join("|")})-(?!sketch)[\\w-]+\\.js$`, "u");

const viewer = (page: Page) => page.getByRole("region", { name: "평면도", exact: true });
const stage = (page: Page) => viewer(page).getByRole("group", { name: "평면도", exact: true });
const typeButton = (page: Page, label: string) =>
  viewer(page).getByRole("group", { name: "평면 타입" }).getByRole("button", { name: label, exact: true });
const drawing = (page: Page, label: string, variant = "확장형") =>
  stage(page).getByRole("img", { name: `${label} 타입 평면도, 발코니 ${variant}` });
const variant = (page: Page, name: string) => viewer(page).getByRole("radio", { name });
const rooms = (page: Page, label: string, name = "확장형") =>
  viewer(page).getByRole("table", { name: `${label} ${name}의 방과 면적` });
const comparison = (page: Page) => page.getByRole("region", { name: "두 타입 견주어 보기" });

/** Every file of drawings that a page asks for. */
function sheetRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (SHEETS.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test("has the drawing, the rooms and the figures of its own type in every plan page as it is served", async ({
  request,
}) => {
  for (const { label, page, exclusiveArea, households } of drawn) {
    const html = await (await request.get(page)).text();
    const drawings = html.match(/<svg\b[^>]*\baria-labelledby="plan-.*?<\/svg>/gu) ?? [];
    const titles = drawings.map((svg) => /<title[^>]*>([^<]*)/u.exec(svg)?.[1]);
    expect.soft(titles.slice(0, 2)).toEqual(["기본형", "확장형"].map((name) => `${label} 타입 평면도, 발코니 ${name}`));
    for (const svg of drawings) expect.soft(gzipSync(svg).length, label).toBeLessThanOrEqual(DRAWING_BUDGET);
    const ids = [...html.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id);
    expect.soft(new Set(ids).size, `ids of ${page}`).toBe(ids.length);
    const { data } = readPage(html);
    expect.soft(thingsOfType(data, "FloorPlan")).toMatchObject([
      {
        name: `${label} 타입 평면도`,
        floorSize: { value: exclusiveArea, unitCode: "MTK" },
        numberOfAccommodationUnits: { value: households },
      },
    ]);
    expect.soft(html, page).not.toContain("COMEING SOON");
  }
});

test("adds up the rooms to the exclusive area", async ({ page }) => {
  for (const { label, page: path, exclusiveArea } of drawn) {
    await page.goto(path);
    const areas = await rooms(page, label)
      .locator("tbody")
      .first()
      .locator("td:last-child")
      .evaluateAll((cells) => cells.map((cell) => Math.round(Number(cell.firstChild?.textContent) * 100)));
    expect(areas.length).toBeGreaterThan(5);
    expect(areas.reduce((sum, area) => sum + area, 0) / 100).toBe(exclusiveArea);
    await expect(rooms(page, label).getByRole("row", { name: /합계: 전용면적/u })).toContainText(
      exclusiveArea.toFixed(2),
    );
  }
});

test("begins with the page's own type and goes from one to the other", async ({ page }) => {
  const asked = sheetRequests(page);
  await page.goto(second.page);
  await expect(typeButton(page, second.label)).toHaveAttribute("aria-pressed", "true");
  await expect(drawing(page, second.label)).toBeVisible();
  expect(asked, "what stands in the page is not fetched again").toEqual([]);

  await viewer(page).getByRole("button", { name: "다음 타입" }).click();
  await expect(drawing(page, third.label)).toBeVisible();
  await expect(drawing(page, second.label)).toHaveCount(0);
  await expect(viewer(page).getByRole("heading", { level: 3, name: `${third.label} 타입` })).toBeVisible();
  await expect(rooms(page, third.label)).toBeVisible();
  expect(asked).toHaveLength(1);
  await viewer(page).getByRole("button", { name: "이전 타입" }).click();
  await expect(drawing(page, second.label)).toBeVisible();
  expect(asked).toHaveLength(1);

  await typeButton(page, types[0]?.label ?? "").click();
  await expect(viewer(page).getByRole("button", { name: "이전 타입" })).toBeDisabled();
  await typeButton(page, types.at(-1)?.label ?? "").click();
  await expect(viewer(page).getByRole("button", { name: "다음 타입" })).toBeDisabled();
  await viewer(page)
    .getByRole("link", { name: `${types.at(-1)?.label} 평면 자세히 보기` })
    .click();
  await expect(page).toHaveURL(types.at(-1)?.page ?? "");
  await expect(drawing(page, types.at(-1)?.label ?? "")).toBeVisible();
});

test("fetches a drawing when its button is pointed at", async ({ page }) => {
  const asked = sheetRequests(page);
  await page.goto(first.page);
  await expect(stage(page)).toBeVisible();
  await expect
    .poll(() =>
      typeButton(page, third.label)
        .hover()
        .then(() => asked.length),
    )
    .toBe(1);
  await typeButton(page, third.label).click();
  await expect(drawing(page, third.label)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("keeps its size while a drawing is on its way, and moves nothing when one comes", async ({ page }) => {
  await watchLayoutShifts(page);
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SHEETS, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(first.page);
  const size = async () => {
    const { width, height } = (await stage(page).boundingBox()) ?? {};
    return { width, height };
  };
  const before = await size();
  await typeButton(page, second.label).click();
  await expect(stage(page).getByRole("img", { name: `${second.label} 평면도를 불러오는 중입니다` })).toBeVisible();
  expect(await size()).toEqual(before);
  arrive();
  await expect(drawing(page, second.label)).toBeVisible();
  await viewer(page).getByRole("button", { name: "확대" }).click();
  await viewer(page).getByRole("button", { name: "전체 보기" }).click();
  await variant(page, "기본형").check();
  await expect(drawing(page, second.label, "기본형")).toBeVisible();
  expect(await size()).toEqual(before);
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join("\n")).toBeLessThan(NO_SHIFT);
});

test("says so when a drawing does not come, and tries again", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/u);
  await page.goto(first.page);
  await expect(drawing(page, first.label)).toBeVisible();
  await page.context().setOffline(true);
  await typeButton(page, second.label).click();
  await expect(stage(page).getByRole("alert")).toContainText(`${second.label} 평면도를 불러오지 못했습니다.`);
  // What is told of it is there all the same.
  await expect(rooms(page, second.label)).toBeVisible();
  await page.context().setOffline(false);
  await stage(page).getByRole("button", { name: "다시 시도" }).click();
  await expect(drawing(page, second.label)).toBeVisible();
});

test("shows the flat with its balconies or extended, by keyboard too, through every type", async ({ page }) => {
  await page.goto(first.page);
  await expect(variant(page, "확장형")).toBeChecked();
  await expect(drawing(page, first.label, "기본형")).toBeHidden();
  await variant(page, "확장형").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(variant(page, "기본형")).toBeChecked();
  await expect(drawing(page, first.label, "기본형")).toBeVisible();
  await expect(drawing(page, first.label, "확장형")).toBeHidden();
  await expect(rooms(page, first.label, "기본형")).toBeVisible();
  await expect(rooms(page, first.label, "확장형")).toBeHidden();
  await expect(viewer(page).getByText(/발코니 .*가 그대로 남습니다/u)).toBeVisible();
  await expect(viewer(page).getByRole("status").filter({ hasText: "발코니 기본형" })).toHaveCount(1);
  await typeButton(page, second.label).click();
  await expect(drawing(page, second.label, "기본형")).toBeVisible();
  await expect(variant(page, "기본형")).toBeChecked();
});

test("has the names of rooms as text that can be selected", async ({ page }) => {
  await page.goto(first.page);
  const name = drawing(page, first.label).locator("text", { hasText: /^거실$/u });
  await name.dblclick();
  await expect.poll(() => page.evaluate(() => window.getSelection()?.toString().trim())).toBe("거실");
});

test("compares two types that are chosen, in figures and in sentences", async ({ page }) => {
  await page.goto(first.page);
  const sentences = comparison(page).getByRole("listitem");
  await expect(sentences.first()).toContainText(
    `${first.label}는 ${first.shape}, ${second.label}는 ${second.shape}입니다.`,
  );
  await expect(comparison(page).getByRole("img", { name: new RegExp(`^${second.label}`, "u") })).toBeVisible();
  const other = comparison(page).getByLabel("다른 타입");
  await expect(other.locator("option:disabled")).toHaveText(new RegExp(`^${first.label}`, "u"));
  await other.selectOption(third.key);
  await expect(sentences.first()).toContainText(`${third.label}는 ${third.shape}입니다.`);
  await expect(comparison(page).getByRole("img", { name: new RegExp(`^${third.label}`, "u") })).toBeVisible();
  const households = third.households - first.households;
  await expect(
    comparison(page).getByText(
      `${third.label}는 ${first.label}보다 ${Math.abs(households)}세대 ${households > 0 ? "많습니다" : "적습니다"}.`,
    ),
  ).toBeVisible();
  await expect(comparison(page).getByRole("columnheader")).toHaveText(["항목", first.label, third.label]);
  await expect(comparison(page).getByRole("status").last()).toContainText(/다른 점 \d+가지/u);
});

test("shows a plan that is not supplied as what it is", async ({ page }) => {
  await page.goto("/FloorPlan/114A");
  await expect(drawing(page, "114A")).toBeVisible();
  await expect(rooms(page, "114A")).toBeVisible();
  await expect(viewer(page).getByRole("group", { name: "평면 타입" })).toHaveCount(0);
  await expect(viewer(page).getByText("세대수", { exact: false }).first()).toContainText("확정된 것이 없");
});

test("puts the drawing left and the facts right where there is room, else one below the other", async ({ page }) => {
  await page.goto(first.page);
  const facts = viewer(page).getByRole("heading", { level: 3, name: `${first.label} 타입` });
  for (const [width, beside] of [
    [1280, true],
    [901, true],
    [900, false],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [left, right] = [await stage(page).boundingBox(), await facts.boundingBox()];
    if (!left || !right) throw new Error("Nothing is to be seen.");
    expect(right.x >= left.x + left.width, String(width)).toBe(beside);
    expect(right.y >= left.y + left.height, String(width)).toBe(!beside);
  }
});

test("prints the plan that shows on one sheet of A4, with its figures, rooms and cautions", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  for (const { page: path, label } of drawn) {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    // The switch answers once the page's code is there.
    await expect(async () => {
      await variant(page, "확장형").check();
      await variant(page, "기본형").check();
      await expect(drawing(page, label, "기본형")).toBeVisible({ timeout: 500 });
    }).toPass();
    await viewer(page).getByRole("button", { name: "평면도 인쇄(A4)" }).click();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect.soft(pdf.match(/\/MediaBox/gu), `sheets of ${label}`).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    await expect.soft(drawing(page, label, "기본형")).toBeVisible();
    await expect.soft(drawing(page, label, "확장형")).toBeHidden();
    await expect.soft(rooms(page, label, "기본형")).toBeVisible();
    await expect.soft(rooms(page, label, "확장형")).toBeHidden();
    await expect.soft(viewer(page).getByText("유상옵션")).toBeVisible();
    await expect.soft(page.getByText(complex.identity.siteUrl + path, { exact: true })).toBeVisible();
    await expect.soft(comparison(page)).toBeHidden();
    // Printed by the browser's own menu, the page is whole again.
    await page.keyboard.press("Shift");
    await expect.soft(comparison(page)).toBeVisible();
  }
});

test("fades a type in within half a second, and not for those who want less motion", async ({ visitor }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const page = await visitor({ reducedMotion });
    await page.goto(first.page);
    await typeButton(page, second.label).click();
    await expect(drawing(page, second.label)).toBeVisible();
    await typeButton(page, first.label).click();
    const durations = await stage(page).evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
    );
    expect(durations.every((duration) => duration === 500)).toBe(true);
    expect(durations.length > 0).toBe(reducedMotion === "no-preference");
  }
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("is enlarged with a tap", async ({ page }) => {
    await page.goto(first.page);
    const name = drawing(page, first.label).locator("text", { hasText: /^거실$/u });
    const before = await name.boundingBox();
    await viewer(page).getByRole("button", { name: "확대" }).tap();
    await expect
      .poll(async () => ((await name.boundingBox())?.height ?? 0) / (before?.height ?? 1))
      .toBeCloseTo(1.5, 1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows both variants of the page's type, and leads to the others", async ({ page }) => {
    await page.goto(first.page);
    for (const name of ["기본형", "확장형"]) {
      await expect(drawing(page, first.label, name)).toBeVisible();
      await expect(rooms(page, first.label, name)).toBeVisible();
    }
    await expect(page.getByRole("radio")).toHaveCount(0);
    await expect(comparison(page).getByRole("combobox")).toHaveCount(0);
    await expect(comparison(page).getByRole("listitem").first()).toBeVisible();
    await viewer(page)
      .getByRole("link", { name: `${second.label} 평면도` })
      .click();
    await expect(drawing(page, second.label)).toBeVisible();
  });
});
