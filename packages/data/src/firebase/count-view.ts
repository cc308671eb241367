import { type DocumentReference, increment, updateDoc } from "firebase/firestore/lite";
import { answerOf } from "./faults.ts";
import { outlast } from "./outlast.ts";

/** Tries before a count is given up: even two hundred readers at one moment are through by then. */
const TRIES = 8;
/** How long a reader waits for the count at most, in ms. It goes on behind the article that is already being read. */
const PATIENCE_MS = 3000;

/** Counts one opening of an article. Never fails: whoever has the article reads it, even where it cannot be counted. */
export async function countView(reference: DocumentReference): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  const add = () => answerOf(updateDoc(reference, { views: increment(1) }));
  await Promise.race([outlast(add, { tries: TRIES }).catch(() => undefined), patience]);
  clearTimeout(timer);
}
