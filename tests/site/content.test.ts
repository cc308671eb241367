import { expect, test } from "vitest";
import { complex, CUSTOMER, PRESS, SCHEDULE } from "../e2e/support/complex.ts";
import { readPage } from "../e2e/support/html.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { htmlOf, sourceOf } from "./support/ask.ts";
import { PAGE_TEXTS } from "./support/own-words.ts";

const { identity } = complex;

/** Korean characters of its own that a page has to say something with. */
const LEAST_HANGUL = 400;
const DESCRIPTION = { least: 50, most: 110 };

/** Texts that a page of every complex carries. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  [CUSTOMER]: [identity.phone, "방문예약", "문의하기"],
  [PRESS]: [identity.phone],
  "/privacy": ["개인정보 보호법"],
};
const own = (path: string) => PAGE_TEXTS[path] ?? [];

/** Its text is the articles that stand there, ten titles at a time. */
const LIST_OF_ARTICLES = PRESS;

const hangulIn = (text: string) => text.match(/[가-힣]/gu)?.length ?? 0;
const titleOf = (path: string, h1: string) => (path === "/" ? identity.name : `${h1} | ${identity.name}`);

for (const { path, h1, indexed } of ROUTES) {
  test(`says on ${path} what it is there for`, async () => {
    const html = await htmlOf(path);
    const page = readPage(html);
    expect(page.headings).toEqual([h1]);
    expect.soft([...own(path), ...(SAYS[path] ?? [])].filter((words) => !page.text.includes(words))).toEqual([]);
    if (indexed && path !== LIST_OF_ARTICLES) expect.soft(hangulIn(page.text)).toBeGreaterThanOrEqual(LEAST_HANGUL);

    const description = page.meta.get("description") ?? "";
    expect.soft(description.length).toBeGreaterThanOrEqual(DESCRIPTION.least);
    expect.soft(description.length).toBeLessThanOrEqual(DESCRIPTION.most);

    const others = ROUTES.filter((other) => other.path !== path && other.path !== "/");
    expect
      .soft(others.map((other) => titleOf(other.path, other.h1)).filter((title) => html.includes(title)))
      .toEqual([]);
  });
}

test("does not ask for a visit where one has just been booked", async () => {
  const asksForVisit = async (path: string) => (await htmlOf(path)).includes('id="visit-title"');
  expect(await Promise.all([SCHEDULE, "/thanks"].map(asksForVisit))).toEqual([true, false]);
});

test("keeps the names of addresses out of the pages of unit types", async () => {
  const labels = new Set(complex.supply.types.map(({ label }) => label));
  const paths = complex.supply.types.map(({ page }) => page);
  const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
  for (const path of paths.filter((page) => !labels.has(nameOf(page))))
    expect((await sourceOf(path)).text, path).not.toContain(nameOf(path));
});
