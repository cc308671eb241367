import { codeOf } from "../firebase/faults.ts";

/** Longest pause before the first further try, in ms; it doubles with each. */
const FIRST_PAUSE_MS = 250;

/**
 * Firestore's codes for contention. Nothing has been written then, so a retry is safe.
 */
const BUSY = new Set(["aborted", "failed-precondition"]);

interface Endurance {
  readonly tries: number;
  /** Longest pause between two tries, in ms. @default whatever it has doubled to */
  readonly longestPauseMs?: number;
}

/** Random, so that competing writers do not collide again. */
const pause = (tried: number, longestMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** tried, longestMs));
  });

/**
 * Writes, and retries on contention. Throws other errors immediately, unlike
 * transactions of the SDK, which continue after their caller has given up.
 *
 * @param write Throws the code of Firestore as its error's cause, see `answerOf`.
 */
export async function retryContention<Answer>(
  write: () => Promise<Answer>,
  { tries, longestPauseMs = Infinity }: Endurance,
): Promise<Answer> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await write();
    } catch (error) {
      const busy = error instanceof Error && BUSY.has(codeOf(error.cause) ?? "");
      if (!busy || tried + 1 === tries) throw error;
      await pause(tried, longestPauseMs);
    }
  }
}
