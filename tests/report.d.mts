/** A test that failed, or failed at first. */
export interface Failure {
  readonly name: string;
  readonly message: string;
}

/** What a run ended with; `flaky` are among those that passed. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  readonly failures: Failure[];
  readonly flaky: Failure[];
}

export const noOutcome: () => Outcome;
export const readVitest: (report: unknown) => Outcome;
export const readPlaywright: (report: unknown) => Outcome;
