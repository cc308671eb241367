/** Wraps `start` so that it runs with the first call, and again only with the call after a failure, whose cause may have passed. */
export function once<Result>(start: () => Promise<Result>): () => Promise<Result> {
  let started: Promise<Result> | undefined;
  return () =>
    (started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    }));
}
