// Reads the reports of both test runners into one shape.
import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Characters of a failure's message that the end of a run repeats. */
const MESSAGE_LENGTH = 600;

/** How a run ended. */
interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly { readonly name: string; readonly message: string }[];
  /** Names of tests that passed only when they were repeated. */
  readonly repeated: readonly string[];
  readonly tests: readonly TimedTest[];
}
/** A test and how long it took, in milliseconds. */
interface TimedTest {
  readonly name: string;
  readonly ms: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const shorten = (message: string | undefined) =>
  stripVTControlCharacters(message ?? "no message")
    .trim()
    .slice(0, MESSAGE_LENGTH);

export function readVitest(report: VitestReport): Outcome {
  const failures: { name: string; message: string }[] = [];
  const repeated: string[] = [];
  const tests: TimedTest[] = [];
  for (const file of report.testResults) {
    // A file that could not be loaded has no tests of its own to fail.
    if (file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"))
      failures.push({ name: file.name, message: shorten(file.message) });
    for (const { fullName, status, duration, failureMessages = [] } of file.assertionResults) {
      const name = `${basename(file.name)} ${fullName}`;
      if (status === "failed") failures.push({ name, message: shorten(failureMessages[0]) });
      // The messages of its first run stay with a test that passes when it is repeated.
      if (status === "passed" && failureMessages.length > 0) repeated.push(name);
      tests.push({ name, ms: duration ?? 0 });
    }
  }
  return {
    repeated,
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    tests,
  };
}

interface Spec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly { readonly status: string; readonly results: readonly Result[] }[];
}
interface Result {
  readonly duration?: number;
  readonly errors: readonly { readonly message: string }[];
}
interface Suite {
  readonly title: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
}

/** A timeout names what it waited for in its second message. */
const messagesOf = (result: Result | undefined) => result?.errors.map(({ message }) => message).join("\n");

/** Yields the specs below some suites, with the names of their groups in their titles. */
function* specsOf(suites: readonly Suite[], groups: readonly string[] = []): Generator<Spec> {
  for (const { specs = [], suites: inner = [] } of suites) {
    for (const spec of specs) yield { ...spec, title: [...groups, spec.title].join(" › ") };
    for (const suite of inner) yield* specsOf([suite], [...groups, suite.title]);
  }
}

export function readPlaywright(report: {
  readonly stats: Readonly<Record<"expected" | "flaky" | "unexpected" | "skipped", number>>;
  readonly suites: readonly Suite[];
  readonly errors?: readonly { readonly message: string }[];
}): Outcome {
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failures: { name: string; message: string }[] = [];
  const repeated: string[] = [];
  const tests: TimedTest[] = [];
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

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** Returns the lines of a table with one row per stage: seconds, and counts where the stage has tests. */
export function stageTable(
  stages: readonly { readonly name: string; readonly ms: number; readonly outcome?: Outcome }[],
): string[] {
  const counts = ["passed", "failed", "skipped"] as const;
  const rows = stages.map(({ name, ms, outcome }) => [
    name,
    seconds(ms),
    ...counts.map((key) => (outcome ? String(outcome[key]) : "")),
  ]);
  const table = [["stage", "seconds", ...counts], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
}

/** Returns the lines of the slowest tests, slowest first. */
export const slowestTests = (tests: readonly TimedTest[], count: number): string[] =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${seconds(ms).padStart(6)}  ${name}`);
