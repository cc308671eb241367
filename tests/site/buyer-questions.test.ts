import { beforeAll, describe, expect, it } from "vitest";
import type { PageSource } from "../e2e/support/html.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { sourceOf } from "./support/ask.ts";
import { BUYER_QUESTIONS } from "./support/own-words.ts";

/** Links that a reader follows from the home page at most. */
const MOST_CLICKS = 2;

const withoutBlanks = (text: string) => text.replaceAll(/[\s\u2060]/gu, "");

/** What each page says in its sections and questions, and links to, by address. */
let pages: ReadonlyMap<string, Pick<PageSource, "parts" | "links">>;
/** Clicks from the home page to each page. */
const clicks = new Map<string, number>([["/", 0]]);

beforeAll(async () => {
  pages = new Map(await Promise.all(ROUTES.map(async ({ path }) => [path, await sourceOf(path)] as const)));
  // Entries that are added to a map during iteration are visited, too: this is a breadth-first search.
  for (const [path, at] of clicks)
    for (const link of pages.get(path)?.links ?? []) if (!clicks.has(link)) clicks.set(link, at + 1);
});

it("has at least forty questions, if any", () => {
  if (BUYER_QUESTIONS === undefined) return;
  expect(new Set(BUYER_QUESTIONS.map(({ question }) => question)).size).toBeGreaterThanOrEqual(40);
});

describe.each(BUYER_QUESTIONS ?? [])("$question", ({ path, answer, source }) => {
  it("is answered with its source at its address, two clicks from the home page at most", () => {
    const [page = "", part = ""] = path.split("#");
    const text = withoutBlanks(pages.get(page)?.parts.get(part) ?? "");
    expect(text).toContain(withoutBlanks(answer));
    expect(text).toContain(withoutBlanks(source));
    expect(clicks.get(page) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(MOST_CLICKS);
  });
});
