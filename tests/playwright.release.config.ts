import { defineConfig } from "@playwright/test";
import everyday from "./playwright.config.ts";

// What is tested before a release only: builds other than the site's own, each with its journeys.
export default defineConfig(everyday, {
  testDir: "release",
  outputDir: "../test-results/release",
  // Waits for builds, beside stages that use every core.
  workers: 1,
  reporter: [["line"], ["json", { outputFile: "../test-results/release.json" }]],
});
