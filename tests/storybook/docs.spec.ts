import { expect, test as base, type Page } from "@playwright/test";
import { consoleOf } from "./console.ts";
import { STORY_CONTEXT } from "./context.ts";
import { docsPages } from "./storybook-index.ts";
import { installRunner } from "./traces.ts";

/** Address of a story's frame in a docs page. */
const STORY = /\/iframe\.html\?.*viewMode=story/u;

/** Docs pages shown one after the other. The frames of their stories stay empty: `stories.spec.ts` plays these. */
interface Docs {
  readonly page: Page;
  /** Shows a docs page. Returns what it writes to the console. */
  readonly open: (id: string) => Promise<readonly string[]>;
}

// Loading Storybook takes ten times as long as showing a page of it.
const test = base.extend<object, { docs: Docs }>({
  docs: [
    async ({ browser }, provide) => {
      const page = await browser.newPage(STORY_CONTEXT);
      const written = consoleOf(page);
      page.on("requestfailed", (request) => written.push(`${request.url()} did not come`));
      await page.addInitScript(installRunner);
      await page.route(STORY, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
      await page.goto(`${process.env["STORYBOOK_URL"]}/iframe.html?viewMode=docs&id=introduction--docs`);
      await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
      const open = async (id: string) => {
        written.length = 0;
        await page.evaluate(showDocs, id);
        await expect(page.getByRole("heading", { level: 1, name: /\S/ }).first()).toBeVisible();
        return written;
      };
      await provide({ page, open });
      await page.close();
    },
    { scope: "worker" },
  ],
});

/** Shows a docs page in Storybook's preview and waits until it is rendered. */
async function showDocs(storyId: string): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  await new Promise((resolve) => {
    channel.once("docsRendered", resolve);
    channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
  });
}

for (const { id, isPrimitive, group } of docsPages()) {
  test(`${group} docs`, async ({ docs: { page, open } }) => {
    const written = await open(id);
    await expect(page.locator(".docs-story").first()).toBeVisible();
    if (isPrimitive) {
      await expect(page.getByRole("heading", { level: 2, name: "When to use it, and when not" })).toBeVisible();
      // Nothing that the page could not read out of the source.
      const cells = await page.locator(".sbdocs-content > table > tbody td").allTextContents();
      expect(cells.filter((text) => /^\s*$|\bunknown\b/.test(text))).toEqual([]);
    }
    expect(written).toEqual([]);
  });
}

test("the introduction says what is where", async ({ docs: { page, open } }) => {
  const written = await open("introduction--docs");
  await expect(page.getByRole("heading", { level: 1, name: "Danji" })).toBeVisible();
  for (const group of ["Foundations", "Overlays", "Layout"]) await expect(page.getByText(`${group}:`)).toBeVisible();
  expect(written).toEqual([]);
});
