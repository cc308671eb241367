import { defineConfig } from "@playwright/test";
import { testArguments } from "./browser.ts";
import everyday from "./playwright.config.ts";

/** Keeps films of other origins out. Unlike Playwright's routes, it leaves the browser its cache. */
const OWN_ORIGIN = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";

// Actions at random: a stage of its own, whose browser keeps films of other origins out.
export default defineConfig(everyday, {
  testDir: "random",
  outputDir: "../test-results/random",
  reporter: [["line"], ["json", { outputFile: "../test-results/random.json" }]],
  use: { launchOptions: { ...everyday.use?.launchOptions, args: [...testArguments(), OWN_ORIGIN] } },
});
