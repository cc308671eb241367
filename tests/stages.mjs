// What `npm test` and `npm run test:all` run. Plain JavaScript, as tests/run.mjs.
import { readPlaywright, readVitest } from "./report.mjs";

/**
 * @typedef {object} Stage
 * @property {string} name Name of the stage; its npm script is `test:<name>` unless `script` names another.
 * @property {string} [script]
 * @property {"vitest" | "playwright"} [runner] Runner whose report `test-results/<name>.json` holds the counts.
 * @property {string[]} [needs] Names of stages that have to end before it starts.
 */

/** @type {(name: string, options?: Partial<Stage>) => Stage} */
export const stage = (name, options = {}) => ({ name, ...options });

/** What needs no build and takes seconds. */
export const CHECKS = ["format", "types", "lint", "unused"].map((name) => stage(name));

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
  [stage("build"), stage("stories", { runner: "playwright" }), stage("e2e", { runner: "playwright" })],
];

/** What `npm run test:all` runs after that: what takes long and rarely breaks. */
export const RELEASE = [
  [
    stage("mutants", { runner: "vitest" }),
    stage("attacks", { runner: "vitest" }),
    stage("package", { runner: "vitest" }),
    stage("node", { runner: "vitest" }),
  ],
  [
    stage("release", { runner: "playwright" }),
    stage("random", { runner: "playwright" }),
    stage("engines", { runner: "vitest" }),
  ],
];

/** Readers of reports, by runner. */
export const READERS = { vitest: readVitest, playwright: readPlaywright };
