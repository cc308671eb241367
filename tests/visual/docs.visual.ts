import { expect, test, type Frame } from "@playwright/test";
import { played } from "./played.ts";
import { docsPages } from "./storybook-index.ts";

/** Whether a frame of a docs page holds a story. */
const isStory = (frame: Frame) => frame.url().includes("viewMode=story");

/** The console of a docs page stays empty, and so does that of the stories in it: each is there when the test is over. */
for (const { id, name } of docsPages()) {
  test(name, async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()} ${message.location().url}`));
    page.on("pageerror", (error) => said.push(error.message));
    page.on("requestfailed", (request) => said.push(`${request.url()} did not come`));

    // A frame that is opened by itself has no icon, which browsers ask for all the same.
    await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
    await page.goto(`${process.env["STORYBOOK_URL"]}/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole("heading", { level: 1, name: /\S/ }).first()).toBeVisible();
    await expect(page.locator(".docs-story").first()).toBeVisible();
    for (const frame of page.frames().filter(isStory)) await played(frame);
    await page.evaluate(() => document.fonts.ready);
    expect(said).toEqual([]);
  });
}
