/** A test that failed. */
export interface Failure {
  readonly name: string;
  readonly message: string;
}

/** What a run ended with. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  readonly failures: Failure[];
}

export const noOutcome: () => Outcome;
export const readVitest: (report: unknown) => Outcome;
export const readPlaywright: (report: unknown) => Outcome;
