import AxeBuilder from "@axe-core/playwright";
import type { FrameLocator, Page } from "@playwright/test";
import sharp from "sharp";
import { complex } from "./support/complex.ts";
import { expect, PHONE, test } from "./support/test.ts";
import { openHydrated, positionAtRest } from "./support/page.ts";
import { SLOW_GRAPHICS } from "./support/problems.ts";

const EMODEL = "/FloorPlan/Emodel";
const HINT = "화면을 클릭하면 VR을 보실 수 있습니다.";
/** A panorama is drawn without a graphics card here. */
const DRAWN_MS = 30_000;
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const { tours, tour, supply } = complex;
const scenes = tour?.scenes ?? [];
const [first] = scenes;
const labelOf = (type: string) => supply.types.find(({ key }) => key === type)?.label ?? "";
const nameOf = (scene: (typeof scenes)[number] | undefined) => `${labelOf(scene?.type ?? "")} ${scene?.name}`;

// WebGL without a graphics card, which takes its time for each pixel.
test.use({
  sharesContext: true,
  viewport: { width: 640, height: 400 },
  launchOptions: async ({ launchOptions }, provide) => {
    const args = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
  },
});
test.beforeEach(({ problems }) => problems.expect(SLOW_GRAPHICS));

const tourFrame = (page: Page): FrameLocator => page.frameLocator("iframe:visible");
const stage = (frame: Page | FrameLocator) => frame.getByRole("application");

async function openTour(page: Page, tab = 0): Promise<FrameLocator> {
  await openHydrated(page, EMODEL, () => page.getByRole("tab").nth(tab));
  await page.getByRole("tab").nth(tab).click();
  await page.getByRole("link", { name: HINT }).click();
  const frame = tourFrame(page);
  await expect(frame.getByRole("main")).toHaveAttribute("data-state", "ready", { timeout: DRAWN_MS });
  return frame;
}

/** How much the pixels of the room differ from each other; a plain surface has none of it. */
async function variety(frame: FrameLocator): Promise<number> {
  const { channels } = await sharp(await frame.locator("canvas").screenshot()).stats();
  return Math.min(...channels.slice(0, 3).map(({ stdev }) => stdev));
}

test("opens with a click, turns by keys and goes through doors", async ({ page }) => {
  // A chunk is fetched and then imported: two requests for one file.
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  const frame = await openTour(page);
  expect([...asked].filter((path) => /viewer-.*\.js$|pano-.*\.avif$/u.test(path))).toHaveLength(2);
  await expect(page.getByTitle(`${labelOf(tours[0]?.type ?? "")} VR 둘러보기`)).toBeFocused();
  await expect(stage(frame)).toHaveAccessibleName(nameOf(first));
  await expect.poll(() => variety(frame), { timeout: DRAWN_MS }).toBeGreaterThan(10);

  const before = await frame.locator("canvas").screenshot();
  await stage(frame).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await frame.locator("canvas").screenshot()).equals(before)).toBe(false);

  const [door] = first?.doors ?? [];
  const next = scenes.find(({ key }) => key === door?.to);
  const button = frame.getByRole("button", { name: `${nameOf(next)} 들어가기` });
  await button.focus();
  await expect(button).toHaveAttribute("data-sight", "in");
  await page.keyboard.press("Enter");
  await expect(stage(frame)).toHaveAccessibleName(nameOf(next));
  await expect(frame.getByRole("main")).toHaveAttribute("data-state", "ready", { timeout: DRAWN_MS });
  await expect(frame.getByRole("button", { name: next?.name ?? "", exact: true, pressed: true })).toBeVisible();
  await expect.poll(() => variety(frame), { timeout: DRAWN_MS }).toBeGreaterThan(10);
  // The keys stay with the room.
  await expect(stage(frame)).toBeFocused();
});

test("begins in the type of its tab, takes the wheel once it has the focus, and announces what is in view", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const frame = await openTour(page, 1);
  const type = tours[1]?.type;
  await expect(stage(frame)).toHaveAccessibleName(nameOf(scenes.find((scene) => scene.type === type)));
  expect(new Set(tours.map(({ src }) => src)).size).toBe(1);
  await page.getByRole("tab").first().click();
  await expect(page.getByRole("link", { name: HINT })).toBeVisible();
  await page.getByRole("tab").nth(1).click();
  await expect(frame.getByRole("main")).toHaveAttribute("data-state", "ready");

  // The wheel is the page's until the room has the focus.
  await frame.getByRole("button", { name: "왼쪽으로" }).focus();
  const box = await page.locator("iframe:visible").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const top = await scrolled();
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBeGreaterThan(top);
  // The scroll is smooth, and still under way at its first pixel.
  await positionAtRest(page, scrolled);

  await stage(frame).click({ position: { x: 200, y: 200 } });
  await expect(stage(frame)).toBeFocused();
  const rested = await scrolled();
  const still = await frame.locator("canvas").screenshot();
  await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await frame.locator("canvas").screenshot()).equals(still)).toBe(false);
  expect(await scrolled()).toBe(rested);

  const rooms = frame.getByRole("navigation", { name: "둘러볼 방" });
  await expect(rooms.getByRole("button")).toHaveCount(scenes.length);
  const last = scenes.at(-1);
  await rooms.getByRole("button").last().click();
  await expect(stage(frame)).toHaveAccessibleName(nameOf(last));
  await expect(frame.getByRole("main")).toHaveAttribute("data-state", "ready", { timeout: DRAWN_MS });
  await frame.getByRole("button", { name: "설명과 사용법" }).click();
  for (const { name, text } of last?.sights ?? []) {
    await frame.getByRole("button", { name, exact: true }).last().click();
    await expect(frame.getByRole("status").filter({ hasText: text })).toHaveText(`${nameOf(last)}, ${name}. ${text}`);
  }
  for (const viewport of [{ width: 1280, height: 800 }, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    const { violations } = await new AxeBuilder({ page }).include("iframe").withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  }
});

test("tries once more for a picture that has not come, and turns with the device once its owner has allowed it", async ({
  page,
  problems,
}) => {
  problems.expect(/gyroscope not allowed/u);
  problems.expect(/pano-|Failed to load resource|Event/u);
  await page.addInitScript(() => {
    const answers = ["denied"];
    const requestPermission = () => Promise.resolve(answers.pop() ?? "granted");
    Object.defineProperty(DeviceOrientationEvent, "requestPermission", { value: requestPermission });
  });
  await page.route("**/pano-*", (route) => route.abort());
  await page.goto("/tour");
  await expect(page.getByRole("status").first()).toContainText("불러오지 못했습니다", { timeout: DRAWN_MS });
  await page.unroute("**/pano-*");
  await page.getByRole("button", { name: "다시 시도" }).click();
  await expect(page.getByRole("application")).toBeFocused();
  await expect(page.getByRole("main")).toHaveAttribute("data-state", "ready", { timeout: DRAWN_MS });
  await expect(page.getByRole("application")).toBeFocused();

  const button = page.getByRole("button", { name: "기기를 움직여 보기" });
  await button.click();
  await expect(page.getByText("동작 센서를 사용할 수 없습니다")).toBeVisible();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const before = await page.locator("canvas").screenshot();
  let alpha = 10;
  await expect
    .poll(async () => {
      alpha += 20;
      await page.evaluate((degrees) => {
        dispatchEvent(new DeviceOrientationEvent("deviceorientation", { alpha: degrees, beta: 80, gamma: 0 }));
      }, alpha);
      return (await page.locator("canvas").screenshot()).equals(before);
    })
    .toBe(false);

  await page.getByRole("navigation", { name: "둘러볼 방" }).getByRole("button").last().click();
  await expect(stage(page)).toHaveAccessibleName(nameOf(scenes.at(-1)));
  await expect(page.getByRole("main")).toHaveAttribute("data-state", "ready", { timeout: DRAWN_MS });
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "왼쪽으로" }).click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
});

test.describe("under a finger", () => {
  test.use(PHONE);

  test("turns where it is dragged, and goes through a door that is tapped then", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/tour");
    await expect(page.getByRole("main")).toHaveAttribute("data-state", "ready", { timeout: DRAWN_MS });
    const [door] = first?.doors ?? [];
    const next = scenes.find(({ key }) => key === door?.to);
    const into = page.getByRole("button", { name: `${nameOf(next)} 들어가기` });
    await into.focus();
    await expect(into).toHaveAttribute("data-sight", "in");

    const canvas = page.locator("canvas");
    const { x = 0, y = 0, width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
    const before = await canvas.screenshot();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", across?: number) =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: across === undefined ? [] : [{ x: x + width * across, y: y + height / 5 }],
      });
    // Sent together: a touch that rests for half a second is a long one, which turns nothing.
    await Promise.all([touch("touchStart", 0.6), touch("touchMove", 0.55)]);
    await touch("touchMove", 0.5);
    await touch("touchEnd");
    await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);

    // The room has the focus now, which must not bring it before its doors.
    await expect(stage(page)).toBeFocused();
    await into.tap();
    await expect(stage(page)).toHaveAccessibleName(nameOf(next));
  });
});

test.describe("where panoramas cannot be drawn", () => {
  test("shows the still with the words, and loads no viewer", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/tour");
    await expect(page.getByRole("status").first()).toContainText("360도 화면을 그릴 수 없어");
    const last = scenes.at(-1);
    await page.getByRole("navigation", { name: "둘러볼 방" }).getByRole("button").last().click();
    await expect(page.getByRole("img", { name: complex.images[last?.still ?? ""]?.alt ?? "" })).toBeVisible();
    expect(asked.filter((url) => /viewer-|pano-/u.test(url))).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has the still, the words and a plain link", async ({ page }) => {
    await page.goto(EMODEL);
    for (const { description } of tours) await expect(page.getByText(description)).toBeVisible();
    await page.getByRole("link", { name: HINT }).first().click();
    await expect(page).toHaveURL(/\/tour$/u);
    await expect(page.getByRole("img", { name: complex.images[first?.still ?? ""]?.alt ?? "" })).toBeVisible();
    await expect(page.getByText(first?.description ?? "", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "360도 이미지 펼쳐 보기" })).toBeVisible();
  });
});
