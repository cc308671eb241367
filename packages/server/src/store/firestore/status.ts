/** Status of gRPC for the creation of a document that exists. */
const ALREADY_EXISTS = 6;
/** Those of a transaction that gave up: INVALID_ARGUMENT (it has expired), DEADLINE_EXCEEDED, ABORTED, UNAVAILABLE. */
const GAVE_UP: ReadonlySet<unknown> = new Set([3, 4, 10, 14]);

/** Returns the status of gRPC that Firestore has failed with; undefined for any other error. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "number" ? error.code : undefined;

/** Returns whether a transaction gave up, under contention or because Firestore did not answer, and may succeed later. */
export const gaveUp = (error: unknown): boolean => GAVE_UP.has(statusOf(error));

/** Passes over the failure to create a document that is there already, and throws any other. */
export function passIfStored(error: unknown): void {
  if (statusOf(error) !== ALREADY_EXISTS) throw error;
}
