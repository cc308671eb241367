import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "../browser.mjs";

const executablePath = findBrowser();

/** Both layouts: a telephone, and a window well above the breakpoint. In CSS pixels. */
const WIDTHS = [360, 1280] as const;
const HEIGHT = 800;

/** The home page on a telephone and on a screen of a desk, which has no sections of its narrow layout. */
const HOME_SIZES = [
  { viewport: { width: 360, height: 740 }, grepInvert: [] },
  { viewport: { width: 1440, height: 900 }, grepInvert: /@narrow/u },
];

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/visual",
  globalSetup: ["./serve-storybook.ts", "../e2e/support/build.ts"],
  snapshotPathTemplate: "{testDir}/baselines/{projectName}/{arg}{ext}",
  // A missing picture is a fault, not an invitation: only `--update` writes one.
  updateSnapshots: "none",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["line"], ["json", { outputFile: "../../test-results/visual.json" }]],
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
    ...WIDTHS.map((width) => ({
      name: String(width),
      testMatch: "kit.visual.ts",
      use: { viewport: { width, height: HEIGHT } },
    })),
    ...HOME_SIZES.map(({ viewport, grepInvert }) => ({
      name: `home-${viewport.width}`,
      testMatch: "home.visual.ts",
      grepInvert,
      use: { viewport },
    })),
    { name: "docs", testMatch: "docs.visual.ts" },
  ],
  use: {
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      // Letters are set alike whatever screen and hinting the machine is made for.
      args: [...browserArguments(), "--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"],
    },
  },
});
