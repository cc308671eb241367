import { expect, it } from "vitest";
import { readPlaywright, readVitest, slowestTests, stageTable } from "../report.ts";

it("reads counts, failures without terminal colours, what was repeated, and durations from vitest", () => {
  const failed = { fullName: "a list ends", status: "failed", failureMessages: ["\u001B[31mexpected 1\u001B[39m"] };
  const repeated = { ...failed, fullName: "a list begins", status: "passed" };
  const outcome = readVitest({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: "src/list.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { ...failed, duration: 12 },
          { ...repeated, duration: 3 },
        ],
      },
      { name: "broken.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    ],
  });
  expect(outcome).toEqual({
    repeated: ["list.test.ts a list begins"],
    passed: 3,
    failed: 1,
    skipped: 3,
    failures: [
      { name: "list.test.ts a list ends", message: "expected 1" },
      { name: "broken.test.ts", message: "no such module" },
    ],
    tests: [
      { name: "list.test.ts a list ends", ms: 12 },
      { name: "list.test.ts a list begins", ms: 3 },
    ],
  });
});

it("reads counts, all messages of a failure, what was repeated, and durations from Playwright", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: "home.spec.ts",
    line: 7,
    title,
    tests: [{ status, results: [{ duration: 5, errors: messages.map((message) => ({ message })) }] }],
  });
  const outcome = readPlaywright({
    stats: { expected: 1, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [
      {
        title: "home.spec.ts",
        specs: [spec("pages", "expected")],
        suites: [
          {
            title: "wide",
            specs: [spec("books", "unexpected", "timeout", "waiting for a form"), spec("reads", "flaky")],
          },
        ],
      },
    ],
    errors: [{ message: "the setup failed" }],
  });
  expect(outcome).toEqual({
    passed: 2,
    repeated: ["home.spec.ts:7 wide › reads"],
    failed: 1,
    skipped: 0,
    failures: [
      { name: "home.spec.ts:7 wide › books", message: "timeout\nwaiting for a form" },
      { name: "Playwright", message: "the setup failed" },
    ],
    tests: ["pages", "wide › books", "wide › reads"].map((title) => ({ name: `home.spec.ts:7 ${title}`, ms: 5 })),
  });
});

it("writes one row per stage, and the slowest tests first", () => {
  const outcome = { passed: 12, failed: 0, skipped: 1, failures: [], repeated: [], tests: [] };
  expect(
    stageTable([
      { name: "types", ms: 1500 },
      { name: "unit", ms: 20_000, outcome },
    ]),
  ).toEqual([
    "stage  seconds  passed  failed  skipped",
    "types      1.5                         ",
    "unit      20.0      12       0        1",
  ]);
  const tests = [
    { name: "quick", ms: 10 },
    { name: "slow", ms: 2340 },
    { name: "slower", ms: 12_000 },
  ];
  expect(slowestTests(tests, 2)).toEqual(["  12.0  slower", "   2.3  slow"]);
});
