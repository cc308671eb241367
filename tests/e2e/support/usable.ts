import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { headingFaults, sidewaysScroll, smallTargets } from "./rendered.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const HEIGHT = 800;

/** Expects nothing to reach out of the page, the headings to be in order and all that is tapped to be large enough. */
export async function expectInShape(page: Page, state: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  const found = async () => ({
    sideways: await sidewaysScroll(page),
    headings: await headingFaults(page),
    targets: await smallTargets(page),
  });
  // What the code shows in another width comes a moment after the window's.
  await expect
    .configure({ soft: true })
    .poll(found, `${state} at ${width}`)
    .toEqual({ sideways: 0, headings: [], targets: [] });
}

/** Expects axe to find nothing wrong with the page as it stands. */
export async function expectRulesKept(page: Page, state: string): Promise<void> {
  const builder = new AxeBuilder({ page })
    // What it would load ahead is for a rule that is off by default.
    // What is seen of a name is part of it (2.5.3); axe has the rule off by default.
    .options({
      resultTypes: ["violations"],
      preload: false,
      rules: { "label-content-name-mismatch": { enabled: true } },
    })
    .withTags(RULES);
  const { violations } = await builder.setLegacyMode(true).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect.soft(found, state).toEqual([]);
}

/** Expects the page as it stands to be in shape on a narrow and on a wide screen, and axe to find nothing on the last of them. */
export async function expectUsable(page: Page, state: string): Promise<void> {
  for (const width of [360, 1280]) await expectInShape(page, state, width);
  await expectRulesKept(page, state);
}
