/** A fault in a complex's files. */
export interface Issue {
  /** Which rule it breaks, e.g. `dead-link`. */
  readonly rule: string;
  readonly file: string;
  /** Place in the file, e.g. `events.2.start`. */
  readonly path: string;
  /** What is wrong there and what to do, in Korean. */
  readonly reason: string;
  /** `warning` for advice on wording and upkeep: a complex with warnings can be published. */
  readonly level?: "warning" | undefined;
}

/** Returns the issue as one line for a terminal. */
export const formatIssue = ({ rule, file, path, reason }: Issue) => `${file} › ${path}: ${reason} [${rule}]`;

/** Returns whether the issue keeps a complex from being published. */
export const isFault = ({ level }: Issue): boolean => level !== "warning";
