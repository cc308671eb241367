import { expect, test } from "@playwright/test";
import { type Server, startServer } from "../e2e/support/server.ts";

/** The day on which the home page is photographed: three days before the first date of the sale. */
const TODAY = new Date("2026-12-01T10:00:00+09:00");

/** Photographs are a plain ground: what they show is looked at when they are made. */
const STYLE = `
  img { visibility: hidden !important; }
  picture { background: #b9b2a3 !important; }
`;

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

test("the first screen of home looks as it did, with the header over it", { tag: "@slow" }, async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
  await page.goto(server.url, { waitUntil: "networkidle" });
  await page.addStyleTag({ content: STYLE });
  await expect(page.getByRole("banner").getByText("D-3")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(page).toHaveScreenshot("hero.png");
});
