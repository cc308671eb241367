import { defineConfig } from "@playwright/test";
import { testArguments, findBrowser } from "./browser.ts";

const executablePath = findBrowser();

/** Pages of one context share a renderer, and with it the code that it has compiled. */
const ONE_RENDERER = "--renderer-process-limit=1";

export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results/e2e",
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
  use: {
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    // Recording costs time in every test, so a failure is recorded by running it again with `-- --trace on`.
    trace: "off",
    launchOptions: { ...(executablePath !== null && { executablePath }), args: [...testArguments(), ONE_RENDERER] },
  },
});
