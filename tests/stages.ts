// What `npm test` and `npm run test:all` run.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../app/scripts/paths.mjs";
import { slug as tested } from "../app/scripts/slug.mjs";
import { readPlaywright, readVitest } from "./report.ts";

export interface Stage {
  /** Its npm script is `test:<name>` unless `script` names another. */
  readonly name: string;
  readonly script?: string;
  /** Runner whose report `test-results/<name>.json` holds the counts. */
  readonly runner?: keyof typeof READERS;
  /** Names of stages that have to end before it starts. */
  readonly needs?: readonly string[];
  readonly args?: readonly string[];
  /** Variables of its process beside those of the run. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Run {
  /** Stages that run beside each other. */
  readonly lanes: readonly (readonly Stage[])[];
  /** Stages that run after them, with nothing beside them. */
  readonly alone: readonly Stage[];
}

/** Readers of reports, by runner. */
export const READERS = { vitest: readVitest, playwright: readPlaywright };

export const stage = (name: string, options: Omit<Stage, "name"> = {}): Stage => ({ name, ...options });

/** What needs no build and takes seconds. */
export const CHECKS = ["format", "types", "lint"].map((name) => stage(name));

/** Projects of `tests/stories.config.ts` that play stories beside each other. */
const STORIES = ["stories", "home-*"].map((name) => `--project=${name}`);

/** Stories of the everyday tier: all but those tagged `slow`. */
export const QUICK_STORIES = stage("stories", {
  runner: "playwright",
  args: [...STORIES, "--grep-invert=@slow"],
  env: { TIER: "everyday" },
});
/** End-to-end tests of the everyday tier. */
export const QUICK_JOURNEYS = stage("e2e", { runner: "playwright", args: ["--grep", "@everyday"] });

/** Real gestures depend on the speed of pointer and frames: nothing runs beside them. */
const GESTURES = stage("gestures", {
  script: "test:stories",
  runner: "playwright",
  needs: ["build"],
  args: ["--project=gestures", "--workers=1"],
});
/** The same of the everyday tier. */
export const QUICK_GESTURES = { ...GESTURES, args: [...(GESTURES.args ?? []), "--grep-invert=@slow"] };

const unit = stage("unit", { runner: "vitest" });
const site = stage("site", { runner: "vitest", needs: ["build"] });
/** Tests of the whole run alone. */
const SLOW = "**/*.slow.test.ts";
const build = stage("build");

/**
 * What `npm test` runs. The lanes run beside each other, one stage after the other in each. The first computes with two
 * processes, as many as the smallest machine has cores, the second with one: more slow each other down. What runs `alone`
 * follows them.
 */
export const EVERYDAY: Run = {
  lanes: [
    [build, unit, QUICK_STORIES, QUICK_JOURNEYS],
    [...CHECKS, { ...site, args: [`--exclude=${SLOW}`] }],
  ],
  alone: [QUICK_GESTURES],
};

const complexes = join(root, "app/complexes");
/** Complexes of the repository beside the one that the everyday tier tests; the template is none. */
const OTHERS = readdirSync(complexes).filter((slug) => !slug.startsWith("_") && slug !== tested);
/** End-to-end tests that run for such a complex too: every page, and what depends on its content, its theme or its consent. */
const JOURNEYS = ["--grep", "@complex"];
/** Tests of a built site that are about the server, which is the same for all. */
const OF_SERVER = "**/site/server.test.ts";
/** The build of such a complex, as the tests of a built site take it. */
const builtFor = (slug: string) => ({ COMPLEX: slug, E2E_SERVER: join(root, "app/dist-sites", slug, "dist-server") });

/** What `npm run test:all` runs: everything but `npm run soak`. */
export const EVERYTHING: Run = {
  lanes: [
    [
      build,
      unit,
      stage("slow", { runner: "vitest" }),
      stage("stories", { runner: "playwright", args: STORIES }),
      stage("docs", { script: "test:stories", runner: "playwright", args: ["--project=docs"] }),
      stage("e2e", { runner: "playwright" }),
      ...OTHERS.map((slug) =>
        stage(`e2e of ${slug}`, {
          script: "test:e2e",
          runner: "playwright",
          needs: ["others"],
          args: JOURNEYS,
          env: builtFor(slug),
        }),
      ),
    ],
    [
      ...CHECKS.filter(({ name }) => name !== "lint"),
      stage("lint", { args: ["--type-aware"] }),
      stage("unused"),
      site,
      stage("others", { script: "build", args: ["--all"], env: { SITES: OTHERS.join(), KEEP_RELEASES: "0" } }),
      ...OTHERS.map((slug) =>
        stage(`site of ${slug}`, {
          script: "test:site",
          runner: "vitest",
          needs: ["others"],
          args: [`--exclude=${OF_SERVER}`, `--exclude=${SLOW}`],
          env: builtFor(slug),
        }),
      ),
      stage("rules", { runner: "vitest" }),
      stage("attacks", { runner: "vitest" }),
      stage("package", { runner: "vitest" }),
      stage("node", { runner: "vitest", needs: ["build"] }),
      stage("engines", { runner: "vitest", needs: ["build"] }),
      stage("release", { runner: "playwright" }),
    ],
  ],
  alone: [GESTURES],
};
