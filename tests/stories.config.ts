import { defineConfig } from "@playwright/test";
import { storybookFolder, testedFolder } from "../.storybook/folder.mjs";
import { testArguments, findBrowser } from "./browser.ts";
import { STORY_CONTEXT } from "./storybook/story-page.ts";

const executablePath = findBrowser();

/** The first screen of the home page on a phone and in a wide window; stories show its sections. */
const HOME_SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

const { reducedMotion, ...place } = STORY_CONTEXT;

const launchOptions = {
  ...(executablePath !== null && { executablePath }),
  // Letters are set alike whatever screen and hinting the machine is made for.
  args: [...testArguments(), "--font-render-hinting=slight", "--disable-lcd-text", "--force-color-profile=srgb"],
};
/** Scrollbars that take space, as most visitors have them: what moves when they go would otherwise go unseen. */
const withScrollbars = { ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] };

/** Stories with real gestures, which `tests/stages.ts` runs with nothing beside them. */
const GESTURE = /@gesture/;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/stories",
  globalSetup: "./storybook/serve.ts",
  snapshotPathTemplate: "{testFileDir}/baselines/{arg}{ext}",
  // A missing picture is a fault, not an invitation: only `--update` writes one.
  updateSnapshots: "none",
  fullyParallel: true,
  // As many as the smallest machine has cores: each loads Storybook, which takes as long as ten stories.
  workers: 2,
  // The run lists what needed it.
  retries: process.env["CI"] === undefined ? 0 : 1,
  forbidOnly: process.env["CI"] !== undefined,
  // Some stories swipe for seconds, and a busy machine is many times slower.
  timeout: 60_000,
  reporter: [
    ["line"],
    ["json", { outputFile: `../test-results/${process.env["PLAYWRIGHT_REPORT"] ?? "stories.json"}` }],
  ],
  expect: {
    // Two pictures in a row have to be alike before one counts; a busy machine may take a while.
    timeout: 20_000,
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      scale: "css",
      // A tenth of what is usual: the kit's surfaces, white on ivory, differ by less than a rounded default would see.
      threshold: 0.02,
      // Releases of one browser set the edges of letters a little differently: one pixel in a thousand may.
      maxDiffPixelRatio: 0.001,
    },
  },
  projects: [
    { name: "stories", testMatch: "storybook/{stories,faults}.spec.ts", grepInvert: GESTURE },
    { name: "gestures", testMatch: "storybook/stories.spec.ts", grep: GESTURE },
    // `npm run test:stories -- --project=docs` builds the Storybook that has them.
    ...(testedFolder === storybookFolder ? [{ name: "docs", testMatch: "storybook/docs.spec.ts" }] : []),
    { name: "site", testMatch: "visual/site.setup.ts" },
    ...HOME_SIZES.map((viewport) => ({
      name: `home-${viewport.width}`,
      testMatch: "visual/home.spec.ts",
      snapshotPathTemplate: `{testFileDir}/baselines/{projectName}/{arg}{ext}`,
      dependencies: ["site"],
      use: { viewport, launchOptions },
    })),
  ],
  use: {
    ...place,
    contextOptions: { reducedMotion },
    launchOptions: withScrollbars,
  },
});
