// `npm test`, `npm run test:all` and `npm test -- --changed`: installs what is missing, runs the checks in two lanes and
// closes with the seconds of each stage, the slowest tests and the counts. Plain JavaScript: nothing may be installed yet.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ensureInstalled } from "../app/scripts/install.mjs";
import { root } from "../app/scripts/paths.mjs";

const SLOWEST = 20;
/** Tests that may need a second try in one run of CI. More are a fault of the tests or of the product. */
const MAX_REPEATED = 3;
const results = join(root, "test-results");
const everything = process.argv.includes("--all");
const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));

const say = (line) => console.log(`\nDanji ▸ ${line}`);
const since = (started) => performance.now() - started;

const started = performance.now();
ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { ensureBrowser } = await import("./browser.ts");
const { ensureEmulators } = await import("./emulators/tools.ts");
const { ensureEngines } = await import("./engines/browsers.ts");
const { EVERYDAY, EVERYTHING, READERS } = await import("./stages.ts");
const { slowestTests, stageTable } = await import("./report.ts");
const { changedRun } = await import("./changed.ts");

process.env.CHROMIUM_PATH = ensureBrowser(say);
say(spawnSync(process.env.CHROMIUM_PATH, ["--version"], { encoding: "utf8" }).stdout.trim());
const missing = everything ? [...ensureEmulators(say), ...ensureEngines(say)] : [];
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Runs an npm script; each line of its output carries the name of its stage. */
function runScript({ name, script = `test:${name}`, args = [], env = {} }) {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], {
      cwd: root,
      env: { ...process.env, ...env, PLAYWRIGHT_REPORT: `${name}.json` },
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on("line", (line) => {
        if (line.trim() !== "") console.log(`${name.padEnd(8)}│ ${line}`);
      });
    child.on("close", (code) => resolve(code === 0));
  });
}

/** Returns what a stage's report says, or null where it wrote none. */
function readReport({ name, runner }) {
  try {
    return READERS[runner](JSON.parse(readFileSync(join(results, `${name}.json`), "utf8")));
  } catch {
    return null;
  }
}

/** Promises of whether stages succeed, by their names. */
const ended = new Map();
const failures = [];

async function runStage(stage) {
  const needed = await Promise.all((stage.needs ?? []).map((name) => ended.get(name)));
  if (needed.includes(false)) {
    failures.push(`${stage.name} (not run: ${stage.needs.join(", ")} failed)`);
    return { name: stage.name, ms: 0 };
  }
  say(`${stage.name} …`);
  const begun = performance.now();
  const { runner } = stage;
  const reporting =
    runner === "vitest"
      ? ["--reporter=default", "--reporter=json", `--outputFile.json=${join(results, `${stage.name}.json`)}`]
      : [];
  const succeeded = await runScript({ ...stage, args: [...reporting, ...(stage.args ?? [])] });
  const ms = since(begun);
  const outcome = runner && readReport(stage);
  if (!succeeded || outcome === null) failures.push(outcome === null ? `${stage.name} (no report)` : stage.name);
  say(`${stage.name} ${succeeded ? "ok" : "FAILED"} (${(ms / 1000).toFixed(1)} s)`);
  return { name: stage.name, ms, outcome: outcome ?? undefined, succeeded };
}

/** Runs the stages of each lane one after the other, the lanes beside each other. */
async function runLanes(lanes) {
  const settle = new Map();
  for (const { name } of lanes.flat()) ended.set(name, new Promise((resolve) => settle.set(name, resolve)));
  const runs = await Promise.all(
    lanes.map(async (lane) => {
      const stages = [];
      for (const stage of lane) {
        const run = await runStage(stage);
        settle.get(stage.name)(run.succeeded === true);
        stages.push(run);
      }
      return stages;
    }),
  );
  return runs.flat();
}

const { lanes, alone } = changed
  ? changedRun(changed.split("=")[1] ?? "HEAD", say)
  : everything
    ? EVERYTHING
    : EVERYDAY;
const stages = [...(await runLanes(lanes)), ...(await runLanes([alone]))];

const outcomes = stages.flatMap(({ outcome }) => outcome ?? []);
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const [passed, failed, skipped] = ["passed", "failed", "skipped"].map(sum);

say(`the ${SLOWEST} slowest tests, in seconds:`);
for (const line of slowestTests(
  outcomes.flatMap(({ tests }) => tests),
  SLOWEST,
))
  console.log(line);
say("seconds and tests of each stage, in two lanes beside each other:");
for (const line of stageTable([...stages, { name: "all", ms: since(started) }])) console.log(line);
for (const { name, install } of missing) {
  say(`NOT RUN: ${skipped} tests were skipped, ${name} is missing. This brings it: ${install}`);
}
// Only what cannot be installed may be left out; where all is here, a skipped test is a failure.
if (skipped > 0 && missing.length === 0) failures.push(`${skipped} tests skipped without need`);
for (const { name, message } of outcomes.flatMap((outcome) => outcome.failures)) say(`FAILED: ${name}\n${message}`);
const repeated = outcomes.flatMap((outcome) => outcome.repeated);
if (repeated.length > MAX_REPEATED) failures.push(`${repeated.length} tests passed only when repeated`);
if (failures.length > 0) say(`FAILED: ${failures.join(", ")}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
for (const name of repeated) console.log(`passed when repeated: ${name}`);
process.exitCode = failures.length > 0 || failed > 0 ? 1 : 0;
