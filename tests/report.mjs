// What the reports of both test runners say, in one shape. Plain JavaScript, as tests/run.mjs.
import { stripVTControlCharacters } from "node:util";

/** Characters of a failure's message that are told again at the end of a run: enough to know what it is about. */
const MESSAGE_LENGTH = 600;

/** Nothing yet. */
export const noOutcome = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

const shorten = (message) =>
  stripVTControlCharacters(message ?? "no message")
    .trim()
    .slice(0, MESSAGE_LENGTH);

/** What a run of vitest ended with. */
export function readVitest(report) {
  const failures = [];
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    for (const { fullName, failureMessages } of failed)
      failures.push({ name: fullName, message: shorten(failureMessages[0]) });
    // A file that could not be loaded has no tests of its own to fail.
    if (file.status === "failed" && failed.length === 0)
      failures.push({ name: file.name, message: shorten(file.message) });
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** A test that ran out of time tells what it was waiting for in its second message. */
const messagesOf = (result) => result?.errors.map(({ message }) => message).join("\n");

function* specsOf(suites) {
  for (const { specs = [], suites: inner = [] } of suites) {
    yield* specs;
    yield* specsOf(inner);
  }
}

/** What a run of Playwright ended with. */
export function readPlaywright(report) {
  const { expected, unexpected, skipped } = report.stats;
  const failures = [...specsOf(report.suites)].flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => ({ name: `${file}:${line} ${title}`, message: shorten(messagesOf(results[0])) })),
  );
  return { passed: expected, failed: unexpected, skipped, failures };
}
