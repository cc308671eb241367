/** Status of gRPC for the creation of a document that exists. */
const ALREADY_EXISTS = 6;

/** Returns the status of gRPC that Firestore has failed with; undefined for any other error. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "number" ? error.code : undefined;

/** Passes over the failure to create a document that is there already, and throws any other. */
export function passIfStored(error: unknown): void {
  if (statusOf(error) !== ALREADY_EXISTS) throw error;
}
