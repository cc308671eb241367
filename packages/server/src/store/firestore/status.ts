import type { Firestore, ReadWriteTransactionOptions, Transaction } from "firebase-admin/firestore";
import { z } from "zod";

/** Status of gRPC for the creation of a document that exists. */
const ALREADY_EXISTS = 6;
const DEADLINE_EXCEEDED = 4;
/** Those of a transaction that gave up: INVALID_ARGUMENT (it has expired), DEADLINE_EXCEEDED, ABORTED, UNAVAILABLE. */
const GAVE_UP: ReadonlySet<unknown> = new Set([3, DEADLINE_EXCEEDED, 10, 14]);

/** Fails as if Firestore had not answered where `work` takes longer than `ms`, if that is given. The work itself goes on. */
export async function inTime<Result>(work: Promise<Result>, ms: number | undefined): Promise<Result> {
  if (ms === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error("The transaction took too long"), { code: DEADLINE_EXCEEDED });
    timer = setTimeout(() => reject(error), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a transaction that fails as in {@link inTime} where it takes too long, without the SDK's further attempts. */
export async function transactInTime<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
  ms: number | undefined,
  options?: ReadWriteTransactionOptions,
): Promise<Result> {
  const attempts = new AbortController();
  const attempt = async (transaction: Transaction): Promise<Result> => {
    attempts.signal.throwIfAborted();
    return work(transaction);
  };
  try {
    return await inTime(db.runTransaction(attempt, options), ms);
  } finally {
    attempts.abort();
  }
}

/** Returns the status of gRPC that Firestore has failed with; undefined for any other error. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "number" ? error.code : undefined;

/** Returns whether a transaction gave up, under contention or because Firestore did not answer, and may succeed later. */
export const gaveUp = (error: unknown): boolean => GAVE_UP.has(statusOf(error));

/** Passes over the failure to create a document that is there already, and throws any other. */
export function passIfStored(error: unknown): void {
  if (statusOf(error) !== ALREADY_EXISTS) throw error;
}

const NANOSECONDS_IN_MS = 1_000_000;

/** A timestamp of Firestore as ms since 1970, by its two numbers: its class would bring all of the SDK along. */
export const moment = z
  .object({ seconds: z.number(), nanoseconds: z.number() })
  .transform(({ seconds, nanoseconds }) => seconds * 1000 + Math.floor(nanoseconds / NANOSECONDS_IN_MS));
