import { codeOf } from "../firebase/faults.ts";

/** Longest pause before the first further try, in ms; it doubles with each. */
const FIRST_PAUSE_MS = 250;

/**
 * Firestore's words for a document at which others are just now. It has then written nothing: only so may one try again.
 */
const BUSY = new Set(["aborted", "failed-precondition"]);

interface Endurance {
  readonly tries: number;
  /** Longest pause between two tries, in ms. Default: whatever it has doubled to. */
  readonly longestPauseMs?: number;
}

/** By chance, so that those who got into each other's way do not meet again. */
const pause = (tried: number, longestMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** tried, longestMs));
  });

/**
 * Writes, and tries again as long as others are at the same document. Whatever else goes wrong is told at once, unlike by
 * the transactions of the SDK, which go on when nobody waits for them any more.
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
