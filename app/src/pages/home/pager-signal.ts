import type { SectionSignal } from "../../shell/loading/section-signal.ts";

/** What a reader does who is about to leave the first screen, or has left it. */
const MOVES = ["pointermove", "keydown", "scroll"] as const;

/**
 * Waits until the pager is wanted: somebody moves, on a window that shows its index. Who only looks at the first screen,
 * and every telephone, does without its code.
 *
 * @param indexId Id of the index.
 */
export function pagerSignal(indexId: string): SectionSignal {
  const listening = new AbortController();
  let now = () => {};
  const meant = new Promise<void>((resolve) => {
    now = () => {
      listening.abort();
      resolve();
    };
  });
  const handleMove = () => {
    if (document.getElementById(indexId)?.getClientRects().length) now();
  };
  for (const move of MOVES) addEventListener(move, handleMove, { signal: listening.signal, passive: true });
  // A link into the page, or a reload, begins further down.
  if (window.scrollY > 0) handleMove();
  return { meant, now };
}
