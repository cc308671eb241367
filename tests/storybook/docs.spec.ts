import { expect, test, type Locator, type Page } from "@playwright/test";
import { sourceOf, type SourcePage, type SourcePart } from "./docs-source.ts";
import { consoleOf } from "./console.ts";
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

/** Opens a docs page with its frames empty: `stories.spec.ts` plays the stories. Returns what it writes to the console. */
async function openDocs(page: Page, id: string): Promise<readonly string[]> {
  const written = consoleOf(page);
  page.on("requestfailed", (request) => written.push(`${request.url()} did not come`));
  await page.addInitScript(installRunner);
  await page.route(STORY, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto(`${process.env["STORYBOOK_URL"]}/iframe.html?viewMode=docs&id=${id}`);
  await expect(page.getByRole("heading", { level: 1, name: /\S/ }).first()).toBeVisible();
  return written;
}

for (const { id, name, group, importPath } of docsPages()) {
  test(`${group} docs`, async ({ page }) => {
    const written = await openDocs(page, id);
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

test("the introduction says what is where", async ({ page }) => {
  const written = await openDocs(page, "introduction--docs");
  await expect(page.getByRole("heading", { level: 1, name: "Danji" })).toBeVisible();
  for (const group of ["Foundations", "Overlays", "Layout"]) await expect(page.getByText(`${group}:`)).toBeVisible();
  expect(written).toEqual([]);
});
