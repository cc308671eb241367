import { expect, it } from "vitest";
import { readPlaywright, readVitest } from "../report.mjs";

it("counts what vitest reports, and tells failures without the terminal's colours", () => {
  const test = { fullName: "a list ends", status: "failed", failureMessages: ["\u001B[31mexpected 1\u001B[39m"] };
  const outcome = readVitest({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: "list.test.ts", status: "failed", message: "", assertionResults: [test] },
      { name: "broken.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    ],
  });
  expect(outcome).toEqual({
    passed: 3,
    failed: 1,
    skipped: 3,
    failures: [
      { name: "a list ends", message: "expected 1" },
      { name: "broken.test.ts", message: "no such module" },
    ],
  });
});

it("counts what Playwright reports, and tells all messages of a failure", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: "home.spec.ts",
    line: 7,
    title,
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const outcome = readPlaywright({
    stats: { expected: 6, flaky: 0, unexpected: 1, skipped: 0 },
    suites: [
      {
        specs: [spec("pages", "expected")],
        suites: [{ specs: [spec("books", "unexpected", "timeout", "waiting for a form"), spec("reads", "expected")] }],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 6,
    failed: 1,
    skipped: 0,
    failures: [{ name: "home.spec.ts:7 books", message: "timeout\nwaiting for a form" }],
  });
});
