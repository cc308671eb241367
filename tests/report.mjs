// Reads the reports of both test runners into one shape. Plain JavaScript, as tests/run.mjs.
import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Characters of a failure's message that the end of a run repeats. */
const MESSAGE_LENGTH = 600;

const shorten = (message) =>
  stripVTControlCharacters(message ?? "no message")
    .trim()
    .slice(0, MESSAGE_LENGTH);

/** Returns the counts, failures and durations (ms) of a run of vitest. */
export function readVitest(report) {
  const failures = [];
  const tests = [];
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    for (const { fullName, failureMessages } of failed)
      failures.push({ name: fullName, message: shorten(failureMessages[0]) });
    // A file that could not be loaded has no tests of its own to fail.
    if (file.status === "failed" && failed.length === 0)
      failures.push({ name: file.name, message: shorten(file.message) });
    for (const { fullName, duration } of file.assertionResults)
      tests.push({ name: `${basename(file.name)} ${fullName}`, ms: duration ?? 0 });
  }
  return {
    repeated: [],
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    tests,
  };
}

/** A timeout names what it waited for in its second message. */
const messagesOf = (result) => result?.errors.map(({ message }) => message).join("\n");

/** Yields the specs below some suites, with the names of their groups in their titles. */
function* specsOf(suites, groups = []) {
  for (const { specs = [], suites: inner = [] } of suites) {
    for (const spec of specs) yield { ...spec, title: [...groups, spec.title].join(" › ") };
    for (const suite of inner) yield* specsOf([suite], [...groups, suite.title]);
  }
}

/** Returns the counts, failures and durations (ms) of a run of Playwright. */
export function readPlaywright(report) {
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failures = [];
  const repeated = [];
  const tests = [];
  for (const { file, line, title, tests: runs } of specsOf(report.suites)) {
    const name = `${file}:${line} ${title}`;
    for (const { status, results } of runs) {
      if (status === "flaky") repeated.push(name);
      if (status === "unexpected") failures.push({ name, message: shorten(messagesOf(results[0])) });
      tests.push({ name, ms: results[0]?.duration ?? 0 });
    }
  }
  // An error outside of every test, such as in a global setup.
  for (const { message } of report.errors ?? []) failures.push({ name: "Playwright", message: shorten(message) });
  return { passed: expected + flaky, failed: unexpected, skipped, failures, repeated, tests };
}

const seconds = (ms) => (ms / 1000).toFixed(1);

/** Returns the lines of a table with one row per stage: seconds, and counts where the stage has tests. */
export function stageTable(stages) {
  const rows = stages.map(({ name, ms, outcome }) => [
    name,
    seconds(ms),
    ...["passed", "failed", "skipped"].map((key) => (outcome ? String(outcome[key]) : "")),
  ]);
  const table = [["stage", "seconds", "passed", "failed", "skipped"], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  return table.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join("  "),
  );
}

/** Returns the lines of the slowest tests, slowest first. */
export function slowestTests(tests, count) {
  return tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${seconds(ms).padStart(6)}  ${name}`);
}
