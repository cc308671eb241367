import { test } from "@playwright/test";
import buildWhatIsStale from "../e2e/support/build.ts";

/** Milliseconds that a build of the site may take. */
const BUILD_MS = 600_000;

test("the site is built", () => {
  test.setTimeout(BUILD_MS);
  buildWhatIsStale();
});
