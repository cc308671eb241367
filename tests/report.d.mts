/** A test that failed. */
export interface Failure {
  readonly name: string;
  readonly message: string;
}

/** A test and how long it took, in milliseconds. */
export interface TimedTest {
  readonly name: string;
  readonly ms: number;
}

/** How a run ended. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Names of tests that passed only when they were repeated. */
  readonly repeated: readonly string[];
  readonly tests: readonly TimedTest[];
}

/** A stage of `npm test`. */
export interface StageRun {
  readonly name: string;
  readonly ms: number;
  /** Undefined for a stage without tests. */
  readonly outcome?: Outcome;
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly duration?: number;
    readonly failureMessages?: readonly string[];
  }[];
}

export function readVitest(report: {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly VitestFile[];
}): Outcome;

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration?: number;
        readonly errors: readonly { readonly message: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

export function readPlaywright(report: {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message: string }[];
}): Outcome;

/** Returns the lines of a table with one row per stage. */
export function stageTable(stages: readonly StageRun[]): string[];

/** Returns the lines of the slowest tests, slowest first. */
export function slowestTests(tests: readonly TimedTest[], count: number): string[];
