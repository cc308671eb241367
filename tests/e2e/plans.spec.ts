import type { Page } from "@playwright/test";
import { CUSTOMER, complex, needPageWith, pagesWith } from "./support/complex.ts";
import { NO_SHIFT, fontsPainted, layoutShift, watchLayoutShifts } from "./support/layout-shift.ts";
import {
  drawing,
  drawn,
  first,
  openRooms,
  rooms,
  second,
  smallestAndLargest,
  stage,
  third,
  typeButton,
  types,
  variant,
  viewer,
} from "./support/plans.ts";
import { OTHER_PAGE } from "./support/routes.ts";
import { PHONE, expect, test } from "./support/test.ts";
import { followInFooter, hold, openHydrated } from "./support/page.ts";
import { PAPER } from "./support/printed.ts";

test.use({ sharesContext: true });

test.describe.configure({ mode: "parallel" });

/** Least size in px of letters that can be read on a phone. */
const LEAST_LETTER = 11;

const COMPARISON = needPageWith("comparison");
const comparison = (page: Page) => page.getByRole("region", { name: "두 타입 비교" });
/** The heading of a section without a plan. */
const otherSection = (page: Page) => page.locator("section[data-layout]:not(:has([data-drawing])) > h2").first();

/** The files of whole drawings, and of nothing else. */
const SHEETS = new RegExp(`/assets/(?:${drawn.map(({ plan }) => plan).join("|")})-(?!sketch)[\\w-]+\\.js$`, "u");

test("begins with the page's own type and goes from one to the other", { tag: "@everyday" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && SHEETS.test(request.url())) asked.push(request.url());
  });
  await openHydrated(page, second.page, viewer);
  await expect(typeButton(page, second.label)).toHaveAttribute("aria-pressed", "true");
  await expect(drawing(page, second.label)).toBeVisible();
  expect(asked, "what stands in the page is not fetched again").toEqual([]);

  await openRooms(page);
  await variant(page, "기본형").check();
  await expect(drawing(page, second.label, "기본형")).toBeVisible();
  await expect(rooms(page, second.label, "확장형")).toBeHidden();
  await viewer(page).getByRole("button", { name: "다음 타입" }).click();
  await expect(drawing(page, third.label, "기본형")).toBeVisible();
  await expect(drawing(page, second.label, "기본형")).toHaveCount(0);
  await expect(viewer(page).getByRole("heading", { level: 3, name: `${third.label} 타입` })).toBeVisible();
  await expect(rooms(page, third.label, "기본형")).toBeVisible();

  const last = types.at(-1);
  await typeButton(page, last?.label ?? "").click();
  await expect(viewer(page).getByRole("button", { name: "다음 타입" })).toBeDisabled();
  await viewer(page)
    .getByRole("link", { name: `${last?.label} 평면 자세히 보기` })
    .click();
  await expect(page).toHaveURL(last?.page ?? "");
  await expect(drawing(page, last?.label ?? "")).toBeVisible();
});

test.describe("offline", () => {
  // What the tests before have loaded stays in their cache.
  test.use({ sharesContext: false });

  test("says so when a drawing does not come, and tries again", async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/u);
    await openHydrated(page, first.page, viewer);
    await expect(drawing(page, first.label)).toBeVisible();
    await page.context().setOffline(true);
    await typeButton(page, second.label).click();
    await expect(stage(page).getByRole("alert")).toContainText(`${second.label} 평면도를 불러오지 못했습니다.`);
    // Its rooms and figures are there all the same.
    await openRooms(page);
    await expect(rooms(page, second.label)).toBeVisible();
    await page.context().setOffline(false);
    await stage(page).getByRole("button", { name: "다시 시도" }).click();
    await expect(drawing(page, second.label)).toBeVisible();
    await expect(stage(page)).toBeFocused();
  });
});

test("shows a plan of the home page by its picture until its drawing comes, which moves nothing", async ({ page }) => {
  const section = page.locator("#unit-plans");
  const group = section.getByRole("group", { name: "평면도", exact: true });
  await watchLayoutShifts(page, "/");
  const sheets = await hold(page, SHEETS);
  await page.goto("/");
  await section.scrollIntoViewIfNeeded();
  const still = group.getByRole("img", { name: `${first.label} 타입 평면도, 발코니 확장형` });
  await expect
    .poll(() => still.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  const shown = await fontsPainted(page);
  sheets.release();
  const svg = group.locator('[data-drawing="extended"] > svg');
  await expect(svg.filter({ hasText: `${first.label} 타입 평면도` })).toBeVisible();
  const { score, moved } = await layoutShift(page, shown);
  expect(score, moved.join("\n")).toBeLessThan(NO_SHIFT);

  await section.getByRole("button", { name: "다음 타입" }).click();
  await expect(svg.filter({ hasText: `${second.label} 타입 평면도` })).toBeVisible();
  const link = section.getByRole("link", { name: `${second.label} 평면 자세히 보기` });
  await expect(link).toHaveAttribute("href", second.page);
});

test("compares two selected types, in figures and in sentences, and keeps both for Back", async ({ page }) => {
  await openHydrated(page, COMPARISON, comparison);
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
  const households = comparison(page)
    .getByRole("row", { name: /^세대수/u })
    .getByRole("cell");
  await expect(households).toContainText([`${first.households}세대`, `${third.households}세대`]);
  await expect(comparison(page).getByRole("columnheader")).toHaveText(["항목", first.label, third.label]);
  await expect(comparison(page).getByRole("status").last()).toContainText(/다른 점 \d+가지/u);

  await comparison(page).getByLabel("비교할 타입").selectOption(second.key);
  await followInFooter(page, OTHER_PAGE.label);
  await expect(comparison(page)).toHaveCount(0);
  await page.goBack();
  await expect(comparison(page).getByRole("columnheader")).toHaveText(["항목", second.label, third.label]);
});

for (const path of pagesWith("plan"))
  test(`shows the plan of ${path}, which is not for sale, as what it is`, async ({ page }) => {
    await page.goto(path);
    await expect(stage(page).getByRole("img", { name: "타입 평면도, 발코니 확장형" })).toBeVisible();
    await openRooms(page);
    await expect(viewer(page).getByRole("table", { name: "확장형의 방과 면적" })).toBeVisible();
    await expect(viewer(page).getByRole("group", { name: "평면 타입" })).toHaveCount(0);
    await expect(viewer(page).getByText("세대수", { exact: false }).first()).toContainText("확정되지 않았");
  });

test.describe("on a phone", () => {
  test.use({ ...PHONE });

  /** Letters of drawings that are smaller than they may be. */
  const small = (page: Page, within: string) =>
    page.locator(`${within} svg[aria-describedby] text:visible`).evaluateAll(
      (texts: SVGTextElement[], least) =>
        texts.flatMap((text) => {
          const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
          return size < least ? [`${text.textContent} ${size.toFixed(1)}px`] : [];
        }),
      LEAST_LETTER,
    );

  test("has no small letters in a drawing, and all names once it is enlarged", async ({ page }) => {
    for (const { page: path, label } of drawn) {
      await page.goto(path);
      await expect(drawing(page, label).locator(".plan-phone-labels")).toBeVisible();
      expect.soft(await small(page, "[data-plan]"), path).toEqual([]);
    }
    const whole = drawing(page, drawn.at(-1)?.label ?? "").locator(".plan-labels");
    await expect(whole).toBeHidden();
    await viewer(page).getByRole("button", { name: "확대", exact: true }).click();
    await expect(whole).toBeVisible();
    await page.goto(COMPARISON);
    await expect(comparison(page).getByRole("img").first()).toBeVisible();
    expect(await small(page, "main")).toEqual([]);
  });
});

for (const width of [PHONE.viewport.width, 1280])
  test(`has one row of types at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(first.page);
    await expect(viewer(page).getByRole("group", { name: "평면 타입" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("navigation", { name: "하위 메뉴" })).toBeHidden();
  });

test("prints the plan that shows on one sheet of A4, with its figures, rooms and cautions", async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  for (const { page: path, label } of smallestAndLargest) {
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
    await expect.soft(page.getByText(complex.identity.shownUrl + path, { exact: true })).toBeVisible();
    await expect.soft(otherSection(page)).toBeHidden();
    // Printed by the browser's own menu, the page is whole again.
    await page.keyboard.press("Shift");
    await expect.soft(otherSection(page)).toBeVisible();
  }
});

test("draws plans in the reader's own colours, and without tints on paper", async ({ page }) => {
  await page.goto(first.page);
  await page.emulateMedia({ forcedColors: "active" });
  const colours = await drawing(page, first.label).evaluate((svg) => {
    const names = new Set([...svg.outerHTML.matchAll(/var\(--plan-([a-z-]+),/gu)].map(([, name = ""]) => name));
    const probe = svg.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "rect");
    svg.append(probe);
    const painted = (fill: string) => {
      probe.style.fill = fill;
      return getComputedStyle(probe).fill;
    };
    return {
      own: ["CanvasText", "Canvas", "GrayText"].map(painted),
      drawn: [...names].map((name) => painted(`var(--plan-${name}, none)`)),
    };
  });
  expect(new Set(colours.drawn)).toEqual(new Set(colours.own));
  await page.emulateMedia({ forcedColors: null, media: "print" });
  for (const name of ["wood", "tile", "paper", "item"])
    await expect(drawing(page, first.label)).toHaveCSS(`--plan-${name}`, "#fff");
});

test("keeps a selection made before hydration", async ({ page }) => {
  const held = await hold(page, /\.js$/u);
  await page.goto(first.page, { waitUntil: "commit" });
  await variant(page, "기본형").check();
  await expect(drawing(page, first.label)).toBeVisible();
  held.release();
  await expect(drawing(page, first.label, "기본형")).toBeVisible();
  await expect(variant(page, "기본형")).toBeChecked();
});

/** Sheets that the page about a type may take: its plan, its pictures, and all types next to each other. */
const SHEETS_OF_TYPE = 5;

test("prints the page about a type with plan, figures, rooms and cautions on the first sheet, and few others", async ({
  page,
}) => {
  await page.setViewportSize(PAPER);
  for (const { page: path, label } of smallestAndLargest) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect.soft(drawing(page, label)).toBeVisible();
    await expect.soft(rooms(page, label)).toBeVisible();
    const sheet = viewer(page);
    for (const text of [/^전용면적$/u, "유상옵션"]) await expect.soft(sheet.getByText(text).first()).toBeVisible();
    const end = await sheet.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    expect.soft(end, `end of the first sheet of ${label}`).toBeLessThanOrEqual(PAPER.height);
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect.soft(pdf.match(/\/MediaBox/gu)?.length, `sheets of ${label}`).toBeLessThanOrEqual(SHEETS_OF_TYPE);
  }
});

test("prints as A4", async ({ page }) => {
  for (const path of ["/", CUSTOMER]) {
    await page.goto(path);
    // The front page fetches the styles for paper once it has been painted.
    await page.waitForFunction(() => [...document.styleSheets].some(({ media }) => media.mediaText.includes("print")));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gu)];
    expect(boxes.length, path).toBeGreaterThan(0);
    for (const [, width, height] of boxes)
      expect([Number(width), Number(height)].map(Math.round), path).toEqual([595, 842]);
  }
});
