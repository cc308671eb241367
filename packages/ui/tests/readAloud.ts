import { virtual } from "@guidepup/virtual-screen-reader";

/** More phrases than any specimen has: a reader that finds no end must not read for ever. */
const MOST_PHRASES = 200;

/** Everything that a screen reader says while it walks through the page once, from its beginning to its end. */
export async function readAloud(): Promise<string[]> {
  await virtual.start({ container: document.body });
  try {
    for (let phrases = 0; phrases < MOST_PHRASES; phrases += 1) {
      if ((await virtual.lastSpokenPhrase()) === "end of document") break;
      await virtual.next();
    }
    return await virtual.spokenPhraseLog();
  } finally {
    await virtual.stop();
  }
}
