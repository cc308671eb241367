import { needPageWith } from "./support/complex.ts";
import { expect, PHONE, test } from "./support/test.ts";

const LONG_PAGE = needPageWith("faq");
const CONTENTS = { name: "이 페이지의 차례" };

for (const [device, options] of [
  ["a wide screen", {}],
  ["a phone", PHONE],
] as const)
  test(`leads to each part of a long page, below the header, on ${device}`, async ({ visitor }) => {
    const page = await visitor(options);
    await page.goto(LONG_PAGE);
    const links = page.getByRole("navigation", CONTENTS).getByRole("link");
    const headings = page.getByRole("main").locator("section > h2");
    const names = await links.allTextContents();
    expect(names).toEqual((await headings.allTextContents()).slice(0, names.length));
    const last = links.last();
    await last.click();
    await expect(page).toHaveURL(/#section-\d+$/u);
    const heading = page.getByRole("heading", { level: 2, name: await last.textContent().then(String), exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole("banner").boundingBox();
    const { y = 0 } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

test("has no contents where a page is short", async ({ page }) => {
  await page.goto(needPageWith("supply"));
  await expect(page.getByRole("navigation", CONTENTS)).toHaveCount(0);
});
