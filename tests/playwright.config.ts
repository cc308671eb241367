import { defineConfig } from "@playwright/test";
import { testArguments, findBrowser } from "./browser.ts";

const executablePath = findBrowser();
const browser = executablePath === null ? {} : { executablePath };

/** Pages of one context share a renderer, and with it the code that it has compiled. */
const ONE_RENDERER = "--renderer-process-limit=1";
/** Keeps films of other origins out. Unlike Playwright's routes, it leaves the browser its cache. */
const OWN_ORIGIN = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";

export default defineConfig({
  globalSetup: "./e2e/support/build.ts",
  // Files run side by side, the tests of one file one after the other over one server.
  fullyParallel: false,
  // As many as the smallest machine has cores: a third takes from the others what it adds.
  workers: 2,
  // The run lists what needed it.
  retries: process.env["CI"] === undefined ? 0 : 1,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 60_000,
  // What takes longer on a busy machine is late, not wrong: how quick things are is measured in `npm run bench`.
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: `../test-results/${process.env["PLAYWRIGHT_REPORT"] ?? "e2e.json"}` }]],
  projects: [
    { name: "e2e", testDir: "e2e", outputDir: "../test-results/e2e" },
    // Builds other than the site's own, each with its journeys.
    { name: "release", testDir: "release", outputDir: "../test-results/release" },
    {
      name: "random",
      testDir: "random",
      outputDir: "../test-results/random",
      use: { launchOptions: { ...browser, args: [...testArguments(), OWN_ORIGIN] } },
    },
  ],
  use: {
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    // Recording costs time in every test, so a failure is recorded by running it again with `-- --trace on`.
    trace: "off",
    launchOptions: { ...browser, args: [...testArguments(), ONE_RENDERER] },
  },
});
