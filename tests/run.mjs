// `npm test`: every check the project has, in one run that needs nothing but Node. Plain JavaScript, since nothing may
// be installed when it starts.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "../app/scripts/install.mjs";
import { root } from "../app/scripts/paths.mjs";
import { noOutcome, readPlaywright, readVitest } from "./report.mjs";

const results = join(root, "test-results");
const failures = [];
const outcome = noOutcome();

const say = (line) => console.log(`\nDanji ▸ ${line}`);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs an npm script; its output is shown as it comes, or, when `quiet`, only if it fails. */
function runScript(name, args = [], { quiet = false } = {}) {
  return new Promise((resolve) => {
    const started = performance.now();
    const child = spawn("npm", ["run", "--silent", name, ...(args.length > 0 ? ["--", ...args] : [])], {
      cwd: root,
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    const output = [];
    child.stdout?.on("data", (chunk) => output.push(chunk));
    child.stderr?.on("data", (chunk) => output.push(chunk));
    child.on("close", (code) => {
      if (code !== 0) {
        failures.push(name);
        process.stdout.write(Buffer.concat(output));
      }
      say(`${name} ${code === 0 ? "ok" : "FAILED"} (${seconds(started)})`);
      resolve();
    });
  });
}

/** Adds what a runner has written into its report. */
function count(file, read) {
  try {
    const part = read(JSON.parse(readFileSync(join(results, file), "utf8")));
    for (const key of ["passed", "failed", "skipped"]) outcome[key] += part[key];
    outcome.failures.push(...part.failures);
  } catch {
    failures.push(`${file} (no report)`);
  }
}

/** Runs a vitest project and adds its counts. */
async function runVitest(name) {
  const file = `${name.replace(":", "-")}.json`;
  say(`${name} …`);
  await runScript(name, ["--reporter=default", "--reporter=json", `--outputFile.json=${join(results, file)}`]);
  count(file, readVitest);
}

/** Runs Playwright and adds its counts; where it reports is in its own configuration. */
async function runPlaywright(name, file) {
  say(`${name} …`);
  await runScript(name);
  count(file, readPlaywright);
}

const begun = performance.now();
ensureInstalled();
const { ensureBrowser } = await import("./ensure-browser.mjs");
process.env.CHROMIUM_PATH = ensureBrowser(say);
const { ensureEmulators } = await import("./emulators/ensure.mjs");
const missing = ensureEmulators(say);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

say("formatting, types, lint and unused code …");
await Promise.all(
  ["test:format", "test:types", "test:lint", "test:unused"].map((name) => runScript(name, [], { quiet: true })),
);
await runVitest("test:unit");
await runVitest("test:rules");
await runVitest("test:stories");
await runVitest("test:browser");
await runVitest("test:package");
await runPlaywright("test:visual", "visual.json");
say("building the site …");
await runScript("build");
await runPlaywright("test:e2e", "e2e.json");

for (const { name, install } of missing) {
  say(`NOT RUN: ${outcome.skipped} tests were skipped, ${name} is missing. This brings it: ${install}`);
}
// What the tests can do without is an emulator and the Java that it runs on; where both are here, nothing may be left out.
if (outcome.skipped > 0 && missing.length === 0) failures.push(`${outcome.skipped} tests skipped without need`);
// Told again at the end, where a log that was cut still has it.
for (const { name, message } of outcome.failures) say(`FAILED: ${name}\n${message}`);
if (failures.length > 0) say(`FAILED: ${failures.join(", ")}`);
say(`all checks took ${seconds(begun)}`);
console.log(`\n${outcome.passed} passed, ${outcome.failed} failed, ${outcome.skipped} skipped`);
process.exitCode = failures.length > 0 || outcome.failed > 0 ? 1 : 0;
