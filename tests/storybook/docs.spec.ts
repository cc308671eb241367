import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { sourceOf, type SourcePage, type SourcePart } from "./docs-source.ts";
import { consoleOf } from "./console.ts";
import { STORY_CONTEXT } from "./context.ts";
import { docsPages } from "./storybook-index.ts";
import { installRunner } from "./traces.ts";

/** Address of a story's frame in a docs page. */
const STORY = /\/iframe\.html\?.*viewMode=story/u;

/** The running text of a paragraph of a comment, without its marks for code. */
const plain = (paragraph: string) => paragraph.replaceAll("`", "");

/** These words and no others. */
const exactly = (words: string, more = "") => new RegExp(`^${words.replaceAll(".", String.raw`\.`)}${more}$`);

/** A heading of the page itself, not of a story in it. A link that carries no words stands in each. */
const heading = (page: Page, level: 2 | 3, name?: string) =>
  page.locator(`.sbdocs-content > h${level}`, name === undefined ? {} : { hasText: exactly(name) });

/** What stands right below it. */
const below = (above: Locator) => above.locator("xpath=following-sibling::*[1]");

/** What it is, when to use it and when not, and how, all of it as the source says. */
async function expectLead(page: Page, { own }: SourcePage): Promise<void> {
  const [lead = ""] = own.comment;
  await expect(page.getByText(plain(lead), { exact: true }).first()).toBeVisible();
  const use = own.comment.find((paragraph) => paragraph.startsWith("Use ")) ?? "";
  expect(use).toMatch(/^Use .* Do not use it /);
  await expect(below(heading(page, 2, "When to use it, and when not"))).toContainText(plain(use));
}

/** Its keys: in words, or row by row where its stories play them so. */
async function expectKeys(page: Page, { own }: SourcePage): Promise<void> {
  const keys = own.comment.find((paragraph) => paragraph.startsWith("Keys: "));
  await expect(heading(page, 2, "Keys")).toHaveCount(keys === undefined ? 0 : 1);
  if (keys === undefined) return;
  const rows = page.getByRole("row").filter({ has: page.locator("kbd") });
  if ((await rows.count()) === 0) {
    await expect(page.getByText(plain(keys.replace("Keys: ", "")), { exact: true })).toBeVisible();
    return;
  }
  for (const row of await rows.all()) await expect(row.getByRole("cell")).toHaveText(/\S.*\.$/);
}

/** Every part that its folder exports, with every prop that the part adds, and what the prop is for. */
async function expectParts(page: Page, { own, parts }: SourcePage): Promise<void> {
  const names = await heading(page, 3).allTextContents();
  expect(names.toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
  for (const part of parts) await expectPart(heading(page, 3, part.name), part, part === own);
  // Nothing that the page could not read out of the source.
  const cells = await page.locator(".sbdocs-content > table > tbody td").allTextContents();
  expect(cells.filter((text) => /^\s*$|\bunknown\b/.test(text))).toEqual([]);
}

async function expectPart(above: Locator, { comment, props }: SourcePart, isOwn: boolean): Promise<void> {
  if (!isOwn) await expect(below(above)).toContainText(plain(comment[0] ?? ""));
  if (props.length === 0) return;
  const table = above.locator("xpath=following-sibling::table[1]");
  for (const prop of props) {
    const name = above.page().locator("th", { hasText: exactly(prop, "(?:required)?") });
    await expect(table.locator("tr").filter({ has: name }).locator("td").last(), prop).toHaveText(/\S/);
  }
}

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

for (const { id, name, group, importPath } of docsPages()) {
  test(`${group} docs`, async ({ docs: { page, open } }) => {
    const written = await open(id);
    await expect(page.locator(".docs-story").first()).toBeVisible();
    const source = sourceOf(importPath);
    expect(source === undefined, "the foundations alone are no primitive").toBe(name === "foundations");
    if (source) {
      await expectLead(page, source);
      await expectKeys(page, source);
      await expectParts(page, source);
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
