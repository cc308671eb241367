import { complex } from "./support/complex.ts";
import { OTHER_PAGE } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

const [typeWithGallery] = complex.supply.types;

test("leafs through the pictures of a type by button and by key", async ({ page }) => {
  await page.goto(typeWithGallery?.page ?? "");
  const gallery = page.getByRole("region", { name: `${typeWithGallery?.label} 이미지` });
  const slides = gallery.getByRole("group", { name: /^\d \/ \d$/u });
  const [first, second] = [slides.first(), slides.nth(1)];
  await gallery.scrollIntoViewIfNeeded();
  // Its code comes once it is near; until then it scrolls.
  await expect(gallery).toHaveAttribute("data-state", "ready");
  await expect(gallery.getByRole("button", { name: "1번째 슬라이드" })).toHaveAttribute("aria-current", "true");
  await gallery.getByRole("button", { name: "다음" }).press("Enter");
  await expect(gallery.getByRole("button", { name: "2번째 슬라이드" })).toHaveAttribute("aria-current", "true");
  await expect(second.getByRole("img")).toBeInViewport();
  await gallery.getByRole("button", { name: "이전" }).click();
  await expect(first.getByRole("img")).toBeInViewport();
});

test("compares the types, and leads from one to the other", async ({ page }) => {
  const [, other] = complex.supply.types;
  await page.goto(typeWithGallery?.page ?? "");
  const table = page.getByRole("table", { name: /타입별 면적과 구성/u });
  await expect(table.getByRole("link", { name: typeWithGallery?.label ?? "" })).toHaveAttribute("aria-current", "page");
  for (const { areas } of complex.supply.types)
    if (areas) await expect(table.getByRole("cell", { name: `${areas.contract.toFixed(2)}㎡` })).toBeVisible();
  await table.getByRole("link", { name: other?.label ?? "" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${other?.label} 타입`);
});

test("ends with a way to a visit, which is not asked for where it is booked", async ({ page }) => {
  await page.goto(OTHER_PAGE.path);
  await page.getByRole("link", { name: "방문 날짜 정하기" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("관심고객 등록");
  await expect(page.getByRole("link", { name: "방문 날짜 정하기" })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has every picture of a gallery and every word beside it", async ({ page }) => {
    const address = typeWithGallery?.page ?? "";
    await page.goto(address);
    const gallery = page.getByRole("region", { name: `${typeWithGallery?.label} 이미지` });
    const shown = complex.pages[address]?.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === "gallery" ? block.pictures : []));
    await expect(gallery.getByRole("img")).toHaveCount(shown?.length ?? 0);
    await expect(gallery.getByRole("button")).toHaveCount(0);
    await page.goto(OTHER_PAGE.path);
    await expect(page.getByRole("article")).toHaveCount(8);
    for (const room of ["피트니스", "사우나"]) await expect(page.getByRole("article", { name: room })).toBeVisible();
  });
});
