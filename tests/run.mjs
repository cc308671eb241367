// `npm test`: every check the project has, in one run that needs nothing but Node. Plain JavaScript, since nothing may
// be installed when it starts.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "../app/scripts/install.mjs";
import { root } from "../app/scripts/paths.mjs";

const results = join(root, "test-results");
const failures = [];
const counts = { passed: 0, failed: 0, skipped: 0 };

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

function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(results, file), "utf8"));
  } catch {
    failures.push(`${file} (no report)`);
    return undefined;
  }
}

/** Runs a vitest project and adds its counts. */
async function runVitest(name) {
  const file = `${name.replace(":", "-")}.json`;
  say(`${name} …`);
  await runScript(name, ["--reporter=default", "--reporter=json", `--outputFile.json=${join(results, file)}`]);
  const report = readReport(file);
  counts.passed += report?.numPassedTests ?? 0;
  counts.failed += report?.numFailedTests ?? 0;
  counts.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
}

/** Runs Playwright and adds its counts; where it reports is in its own configuration. */
async function runPlaywright(name, file) {
  say(`${name} …`);
  await runScript(name);
  const stats = readReport(file)?.stats;
  counts.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  counts.failed += stats?.unexpected ?? 0;
  counts.skipped += stats?.skipped ?? 0;
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
await runVitest("test:package");
await runPlaywright("test:visual", "visual.json");
say("building the site …");
await runScript("build");
await runPlaywright("test:e2e", "e2e.json");

for (const { name, install } of missing) {
  say(`NOT RUN: ${counts.skipped} tests were skipped, ${name} is missing. This brings it: ${install}`);
}
// What the tests can do without is an emulator and the Java that it runs on; where both are here, nothing may be left out.
if (counts.skipped > 0 && missing.length === 0) failures.push(`${counts.skipped} tests skipped without need`);
if (failures.length > 0) say(`FAILED: ${failures.join(", ")}`);
say(`all checks took ${seconds(begun)}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = failures.length > 0 || counts.failed > 0 ? 1 : 0;
