// Sections with the content of complexes that no picture shows, before a release: their own texts have to fit as well.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { root } from "../../app/scripts/paths.mjs";
import { slug } from "../../app/scripts/slug.mjs";
import { DEFAULT, expectLeft, expectToFit, HEIGHT, PHONE, test, TODAY, WIDTHS } from "./expected.ts";
import { stories } from "./storybook-index.ts";

const otherComplexes = readdirSync(join(root, "app/complexes")).filter((name) => /^[a-z]/.test(name) && name !== slug);

for (const complex of otherComplexes)
  test.describe(`sections with the content of ${complex}`, () => {
    for (const story of stories().filter(({ isSection, name }) => isSection && name === DEFAULT))
      test(story.group, async ({ storyPage }) => {
        const still = { width: PHONE, height: HEIGHT, today: TODAY };
        const outcome = await storyPage.play(story.id, still, complex);
        expect(outcome).toEqual({ errors: [], violations: [] });
        for (const width of WIDTHS) await expectToFit(storyPage.page, width);
        await expectLeft(storyPage);
      });
  });
