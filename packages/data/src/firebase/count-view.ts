import { type DocumentReference, increment, updateDoc } from "firebase/firestore/lite";
import { answerOf, codeOf } from "./faults.ts";

/** Tries before a count is given up: even two hundred readers at one moment are through by then. */
const TRIES = 8;
/** Longest pause before the first further try, in ms; it doubles with each. */
const FIRST_PAUSE_MS = 250;
/** How long a reader waits for the count at most, in ms. It goes on behind the article that is already being read. */
const PATIENCE_MS = 3000;

/** By chance, so that those who got into each other's way do not meet again. */
const pause = (tries: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * FIRST_PAUSE_MS * 2 ** tries);
  });

/** Adds 1. Firestore answers `aborted` when others are at it, and has then written nothing: only so may one try again. */
async function add(reference: DocumentReference, tries = 0): Promise<void> {
  try {
    await answerOf(updateDoc(reference, { views: increment(1) }));
  } catch (error) {
    const busy = error instanceof Error && codeOf(error.cause) === "aborted";
    if (!busy || tries + 1 === TRIES) return;
    await pause(tries);
    await add(reference, tries + 1);
  }
}

/** Counts one opening of an article. Never fails: whoever has the article reads it, even where it cannot be counted. */
export async function countView(reference: DocumentReference): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([add(reference), patience]);
  clearTimeout(timer);
}
