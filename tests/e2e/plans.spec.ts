import type { Page } from "@playwright/test";
import { complex, pagesWith } from "./support/complex.ts";
import { hold } from "./support/hold.ts";
import { drawn, first, second, third, stage, viewer, drawing, variant, rooms } from "./support/plans.ts";
import { openHydrated } from "./support/hydrated.ts";
import { expect, test } from "./support/test.ts";

test.describe.configure({ mode: "parallel" });

const comparison = (page: Page) => page.getByRole("region", { name: "두 타입 비교" });

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

test("has the names of rooms as text that can be selected", async ({ page }) => {
  await page.goto(first.page);
  const name = drawing(page, first.label).locator("text", { hasText: /^거실$/u });
  await name.dblclick();
  await expect.poll(() => page.evaluate(() => window.getSelection()?.toString().trim())).toBe("거실");
});

test("compares two selected types, in figures and in sentences", async ({ page }) => {
  await openHydrated(page, first.page, comparison);
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
});

for (const path of pagesWith("plan"))
  test(`shows the plan of ${path}, which is not for sale, as what it is`, async ({ page }) => {
    await page.goto(path);
    await expect(stage(page).getByRole("img", { name: "타입 평면도, 발코니 확장형" })).toBeVisible();
    await expect(viewer(page).getByRole("table", { name: "확장형의 방과 면적" })).toBeVisible();
    await expect(viewer(page).getByRole("group", { name: "평면 타입" })).toHaveCount(0);
    await expect(viewer(page).getByText("세대수", { exact: false }).first()).toContainText("확정되지 않았");
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

/** What a drawing's own names for colours come to, as the browser paints them. */
const paintedColours = (page: Page, label: string) =>
  drawing(page, label).evaluate((svg) => {
    const names = [...svg.outerHTML.matchAll(/var\(--plan-([a-z-]+),/gu)].map(([, name = ""]) => name);
    const probe = svg.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "rect");
    svg.append(probe);
    const colours = [...new Set(names)].map((name) => {
      probe.style.fill = `var(--plan-${name}, none)`;
      return [name, getComputedStyle(probe).fill] as const;
    });
    probe.remove();
    return Object.fromEntries(colours);
  });

test("draws plans in the reader's own colours, and without tints on paper", async ({ page }) => {
  await page.goto(first.page);
  await page.emulateMedia({ forcedColors: "active" });
  const [ink, ground] = await page.evaluate(() =>
    ["CanvasText", "Canvas"].map((colour) => {
      document.documentElement.style.outlineColor = colour;
      return getComputedStyle(document.documentElement).outlineColor;
    }),
  );
  const forced = await paintedColours(page, first.label);
  expect(forced).toMatchObject({
    wall: ink,
    partition: ink,
    leaf: ink,
    text: ink,
    note: ink,
    wood: ground,
    item: ground,
  });
  // Each colour of the drawing is one of the reader's: none is left as it was.
  expect(Object.entries(forced).filter(([, colour]) => colour === "none")).toEqual([]);
  await page.emulateMedia({ forcedColors: null, media: "print" });
  const white = "rgb(255, 255, 255)";
  expect(await paintedColours(page, first.label)).toMatchObject({
    wood: white,
    tile: white,
    paper: white,
    item: white,
  });
});

test("keeps a selection made before hydration", async ({ page }) => {
  const held = await hold(page, /\.js$/u);
  await page.goto(first.page, { waitUntil: "commit" });
  await variant(page, "기본형").check();
  await comparison(page).getByLabel("다른 타입").selectOption(third.key);
  await expect(drawing(page, first.label)).toBeVisible();
  held.release();
  await expect(drawing(page, first.label, "기본형")).toBeVisible();
  await expect(variant(page, "기본형")).toBeChecked();
  await expect(comparison(page).getByRole("listitem").first()).toContainText(`${third.label}는 ${third.shape}입니다.`);
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
