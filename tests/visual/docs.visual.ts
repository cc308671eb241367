import { expect, test } from "@playwright/test";
import { docsPages } from "./storybook-index.ts";

for (const { id, name } of docsPages()) {
  test(name, async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => said.push(error.message));
    page.on("requestfailed", (request) => said.push(`${request.url()} did not come`));

    await page.goto(`${process.env["STORYBOOK_URL"]}/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.getByRole("heading", { level: 1, name: /\S/ }).first()).toBeVisible();
    await expect(page.locator(".docs-story").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    expect(said).toEqual([]);
  });
}
