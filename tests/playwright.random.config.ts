import { defineConfig } from "@playwright/test";
import everyday from "./playwright.config.ts";

// Thousands of actions at random: a stage of its own, since it takes as long as all others of its lane.
export default defineConfig(everyday, {
  testDir: "random",
  outputDir: "../test-results/random",
  workers: 2,
  reporter: [["line"], ["json", { outputFile: "../test-results/random.json" }]],
});
