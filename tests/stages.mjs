// What `npm test` and `npm run test:all` run. Plain JavaScript, as tests/run.mjs.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../app/scripts/paths.mjs";
import { slug as tested } from "../app/scripts/slug.mjs";
import { readPlaywright, readVitest } from "./report.mjs";

/**
 * @typedef {object} Stage
 * @property {string} name Name of the stage; its npm script is `test:<name>` unless `script` names another.
 * @property {string} [script]
 * @property {"vitest" | "playwright"} [runner] Runner whose report `test-results/<name>.json` holds the counts.
 * @property {string[]} [needs] Names of stages that have to end before it starts.
 * @property {string[]} [args] Arguments of its script.
 * @property {Record<string, string>} [env] Variables of its process beside those of the run.
 */

/** @type {(name: string, options?: Partial<Stage>) => Stage} */
export const stage = (name, options = {}) => ({ name, ...options });

/** What needs no build and takes seconds. */
export const CHECKS = ["format", "types", "lint", "unused"].map((name) => stage(name));

/** Projects of `tests/stories.config.ts` but for the content of other complexes. */
export const EVERYDAY_STORIES = ["stories", "docs", "home-*"].map((name) => `--project=${name}`);

/**
 * Two lanes run beside each other, one stage after the other in each: the first computes in Node, the second drives
 * browsers, whose workers leave a core idle while they wait.
 */
export const EVERYDAY = [
  [
    ...CHECKS,
    stage("unit", { runner: "vitest" }),
    stage("site", { runner: "vitest", needs: ["build"] }),
    stage("rules", { runner: "vitest" }),
  ],
  [
    stage("build"),
    stage("stories", { runner: "playwright", args: EVERYDAY_STORIES }),
    stage("e2e", { runner: "playwright" }),
  ],
];

const complexes = join(root, "app/complexes");
/** Complexes of the repository beside the one that the everyday tier tests; the template is none. */
const OTHERS = readdirSync(complexes).filter((slug) => !slug.startsWith("_") && slug !== tested);
/** End-to-end specs that run for such a complex too: every page, and what depends on its data, its theme and its consent. */
const JOURNEYS =
  "sweep weight shell narrow place home-sections home-narrow home-paging booking inquiry popup-registration popup-history".split(
    " ",
  );
/** The build of such a complex, as the tests of a built site take it. */
const builtFor = (slug) => ({ COMPLEX: slug, E2E_SERVER: join(root, "app/dist-sites", slug, "dist-server") });

/** What `npm run test:all` runs after that: what takes long and rarely breaks. */
export const RELEASE = [
  [
    stage("mutants", { runner: "vitest" }),
    stage("attacks", { runner: "vitest" }),
    stage("package", { runner: "vitest" }),
    stage("node", { runner: "vitest" }),
    // Drives browsers too; here both lanes end at about the same time.
    stage("engines", { runner: "vitest", needs: ["build"] }),
  ],
  [
    stage("others", { script: "build", args: ["--all"], env: { SITES: OTHERS.join(), KEEP_RELEASES: "0" } }),
    ...OTHERS.flatMap((slug) => [
      stage(`site of ${slug}`, { script: "test:site", runner: "vitest", needs: ["others"], env: builtFor(slug) }),
      stage(`e2e of ${slug}`, {
        script: "test:e2e",
        runner: "playwright",
        needs: ["others"],
        args: JOURNEYS,
        env: builtFor(slug),
      }),
    ]),
    stage("stories of others", { script: "test:stories", runner: "playwright", args: ["--project=complexes"] }),
    stage("release", { runner: "playwright" }),
    stage("random", { runner: "playwright" }),
  ],
];

/** Readers of reports, by runner. */
export const READERS = { vitest: readVitest, playwright: readPlaywright };
