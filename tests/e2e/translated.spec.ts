import type { Locator, Page } from "@playwright/test";
import { needPageWith } from "./support/complex.ts";
import { first, viewer } from "./support/plans.ts";
import { expect, test } from "./support/test.ts";
import { openHydrated } from "./support/page.ts";

/** How long two pages may take to say the same, in ms. */
const PATIENCE_MS = 10_000;

test.use({ sharesContext: true, contextOptions: { reducedMotion: "reduce" } });

/** Replaces texts outside drawings by `<font>` and puts icons beside fields, now and later, as translators and password managers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replace = (text: Text) => {
      if (text.data.trim() === "" || text.parentElement?.closest("svg, script, style, font") !== null) return;
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    };
    const change = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = root instanceof Text ? [root] : [];
      while (texts.nextNode()) found.push(texts.currentNode);
      for (const text of found) if (text instanceof Text) replace(text);
      if (!(root instanceof Element)) return;
      for (const input of root.querySelectorAll("input:not(:has(+ [data-lastpass-icon-root]))")) {
        const icon = document.createElement("div");
        icon.dataset["lastpassIconRoot"] = "";
        input.after(icon);
      }
    };
    change(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected) change(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** Returns the texts of a page's content, hidden ones and those of live regions included. */
const textsOf = (page: Page) =>
  page
    .locator(
      "main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, label, legend, button, option, output, summary, [role=status])",
    )
    .evaluateAll((elements) => elements.map(({ textContent }) => textContent.replaceAll(/\s+/gu, " ").trim()));

/** A tool of a page, and what is done with it. */
interface Tool {
  readonly path: string;
  readonly part: (page: Page) => Locator;
  readonly steps: readonly ((part: Locator) => Promise<void>)[];
}

const form = (name: string) => (page: Page) => page.getByRole("form", { name });

/** Types into fields and selects options by their labels, and submits the form. */
const submit =
  (
    button: string,
    typed: Readonly<Record<string, string>> = {},
    selected: Readonly<Record<string, string | { index: number }>> = {},
  ) =>
  async (part: Locator): Promise<void> => {
    for (const [label, value] of Object.entries(typed)) await part.getByLabel(label, { exact: true }).fill(value);
    for (const [label, value] of Object.entries(selected))
      await part.getByLabel(label, { exact: true }).selectOption(value);
    await part.getByRole("button", { name: button }).click();
  };

const next = (part: Locator) => part.getByRole("button", { name: "다음 타입" }).click();

const PLAN = "자금 계획 보기";

const TOOLS: Readonly<Record<string, Tool>> = {
  "the planner": {
    path: needPageWith("fundingPlanner"),
    part: form("자금 계획"),
    steps: [
      submit(PLAN),
      submit(PLAN, { 분양가: "4억 5,000만" }),
      submit(PLAN, { 분양가: "6억" }),
      submit(PLAN, {}, { "중도금 횟수": "1" }),
      submit(PLAN, { 분양가: "" }),
    ],
  },
  "the plan viewer": {
    path: first.page,
    part: viewer,
    steps: [next, next, (part) => part.getByRole("radio", { name: "기본형" }).check()],
  },
};

for (const [name, { path, part, steps }] of Object.entries(TOOLS))
  test(`says the same in a translated page, and works on: ${name}`, async ({ page: plain, problems }) => {
    // Parts that are hydrated when they are near differ by then: React renders them again.
    problems.expect(/React error #418/u);
    const translated = await plain.context().newPage();
    for (const page of [plain, translated]) await openHydrated(page, path, part);
    await translate(translated);
    for (const step of steps) {
      for (const page of [plain, translated]) await step(part(page));
      await expect(async () => expect(await textsOf(translated)).toEqual(await textsOf(plain))).toPass({
        timeout: PATIENCE_MS,
      });
    }
  });
