import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { fontsPainted, layoutShift, NO_SHIFT, watchLayoutShifts } from "./support/layout-shift.ts";
import {
  drawn,
  first,
  second,
  third,
  viewer,
  stage,
  typeButton,
  types,
  drawing,
  variant,
  rooms,
} from "./support/plans.ts";
import { openHydrated } from "./support/hydrated.ts";
import { animationsIn } from "./support/animations.ts";
import { expect, PHONE, test } from "./support/test.ts";

test.describe.configure({ mode: "parallel" });

/** The files of whole drawings, and of nothing else. */
const SHEETS = new RegExp(`/assets/(?:${drawn.map(({ plan }) => plan).join("|")})-(?!sketch)[\\w-]+\\.js$`, "u");

/** Every file of drawings that a page asks for; the import that follows a fetch is answered from the cache. */
function sheetRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && SHEETS.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test("begins with the page's own type and goes from one to the other", async ({ page }) => {
  const asked = sheetRequests(page);
  await openHydrated(page, second.page, viewer);
  await expect(typeButton(page, second.label)).toHaveAttribute("aria-pressed", "true");
  await expect(drawing(page, second.label)).toBeVisible();
  expect(asked, "what stands in the page is not fetched again").toEqual([]);

  await viewer(page).getByRole("button", { name: "다음 타입" }).click();
  await expect(drawing(page, third.label)).toBeVisible();
  await expect(drawing(page, second.label)).toHaveCount(0);
  await expect(viewer(page).getByRole("heading", { level: 3, name: `${third.label} 타입` })).toBeVisible();
  await expect(rooms(page, third.label)).toBeVisible();
  await viewer(page).getByRole("button", { name: "이전 타입" }).click();
  await expect(drawing(page, second.label)).toBeVisible();
  // The pointer rests on a button that now means another flat, whose drawing may come ahead.
  expect(new Set(asked).size, "what has come is not fetched again").toBe(asked.length);
  expect(asked.filter((url) => url.includes(`/${second.plan}-`))).toEqual([]);

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
  await openHydrated(page, first.page, viewer);
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
  await watchLayoutShifts(page, first.page);
  const sheets = await hold(page, SHEETS);
  await openHydrated(page, first.page, viewer);
  const opened = await fontsPainted(page);
  const size = async () => {
    const { width, height } = (await stage(page).boundingBox()) ?? {};
    return { width, height };
  };
  const before = await size();
  await typeButton(page, second.label).click();
  await expect(stage(page).getByRole("img", { name: `${second.label} 평면도를 불러오는 중입니다` })).toBeVisible();
  expect(await size()).toEqual(before);
  sheets.release();
  await expect(drawing(page, second.label)).toBeVisible();
  await viewer(page).getByRole("button", { name: "확대" }).click();
  await viewer(page).getByRole("button", { name: "전체 보기" }).click();
  await variant(page, "기본형").check();
  await expect(drawing(page, second.label, "기본형")).toBeVisible();
  expect(await size()).toEqual(before);
  const { score, moved } = await layoutShift(page, opened);
  expect(score, moved.join("\n")).toBeLessThan(NO_SHIFT);
});

test("says so when a drawing does not come, and tries again", async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/u);
  await openHydrated(page, first.page, viewer);
  await expect(drawing(page, first.label)).toBeVisible();
  await page.context().setOffline(true);
  await typeButton(page, second.label).click();
  await expect(stage(page).getByRole("alert")).toContainText(`${second.label} 평면도를 불러오지 못했습니다.`);
  // What is told of it is there all the same.
  await expect(rooms(page, second.label)).toBeVisible();
  await page.context().setOffline(false);
  await stage(page).getByRole("button", { name: "다시 시도" }).click();
  await expect(drawing(page, second.label)).toBeVisible();
  await expect(stage(page)).toBeFocused();
});

test("shows the flat with its balconies or extended, by keyboard too, through every type", async ({ page }) => {
  await openHydrated(page, first.page, viewer);
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

test("puts the drawing left and the facts right where there is room, else one below the other", async ({ page }) => {
  await openHydrated(page, first.page, viewer);
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

test("fades a type in within half a second, and not for those who want less motion", async ({ visitor }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const page = await visitor({ reducedMotion });
    await openHydrated(page, first.page, viewer);
    const change = async () => {
      await typeButton(page, second.label).click();
      await expect(drawing(page, second.label)).toBeVisible();
      await typeButton(page, first.label).click();
      // What begins with one frame and is over by the next is no motion.
      if (reducedMotion === "reduce")
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
      return animationsIn(stage(page));
    };
    if (reducedMotion === "reduce") expect(await change()).toEqual([]);
    // Again where a busy machine looks at it only once it is over.
    else await expect.poll(change).toEqual([500]);
  }
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("is enlarged with a tap", async ({ page }) => {
    await openHydrated(page, first.page, viewer);
    const name = drawing(page, first.label).locator("text", { hasText: /^거실$/u });
    const before = await name.boundingBox();
    await viewer(page).getByRole("button", { name: "확대" }).tap();
    await expect
      .poll(async () => ((await name.boundingBox())?.height ?? 0) / (before?.height ?? 1))
      .toBeCloseTo(1.5, 1);
  });
});
