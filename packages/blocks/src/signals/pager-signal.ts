import type { SectionSignal } from "./section-signal.ts";

/** Events of leaving the first screen. */
const MOVES = ["pointermove", "keydown", "scroll"] as const;

/**
 * Waits until the visitor moves (wheel, keys) in a window that shows the pager's index. Phones never load its code.
 *
 * @param indexId Id of the index.
 */
export function pagerSignal(indexId: string): SectionSignal {
  const listening = new AbortController();
  let now = () => {};
  const requested = new Promise<void>((resolve) => {
    now = () => {
      listening.abort();
      resolve();
    };
  });
  const handleMove = () => {
    if (document.getElementById(indexId)?.getClientRects().length) now();
  };
  for (const move of MOVES) addEventListener(move, handleMove, { signal: listening.signal, passive: true });
  // A fragment link or a reload starts further down.
  if (window.scrollY > 0) handleMove();
  return { requested, now };
}
