"use client";
import { useEffect } from "react";
import { type OverlayHistory, useOverlayHistory } from "./overlay-history.ts";

/** Keeps one history entry for each open overlay. */
export interface OverlayEntries {
  /** Follows the history, also while nothing is open: Forward may lead to the entry of a closed overlay. */
  watch: () => () => void;
  /** Adds the entry of an open overlay, which Back or another page has to `close`; returns what removes the entry. */
  add: (close: () => void) => () => void;
}

function createOverlayEntries(history: OverlayHistory): OverlayEntries {
  /** Functions that close the open overlays, the lowest first. */
  const overlays: (() => void)[] = [];
  /** Page and depth of the current entry when it was last looked at. */
  let page: string | undefined;
  let entries = 0;
  let isGoingBack = false;
  let watchers = 0;
  let unsubscribe: (() => void) | undefined;

  /** Records the open overlays on an entry that the page itself has written, as for a search parameter. */
  function adoptEntry(): void {
    if (entries > 0 && history.page() === page && history.depth() === undefined) history.mark(entries);
  }

  function settle(): void {
    if (isGoingBack) return;
    adoptEntry();
    page = history.page();
    entries = overlays.length;
    const depth = history.depth() ?? 0;
    if (depth > entries) {
      void goBack(depth - entries);
      return;
    }
    // Distinguishes the page's entry from one that the page adds while the overlay is open.
    if (depth < entries && history.depth() === undefined) history.mark(depth);
    for (let next = depth + 1; next <= entries; next += 1) history.push(next);
    if (watchers === 0) {
      unsubscribe?.();
      unsubscribe = undefined;
    }
  }

  async function goBack(steps: number): Promise<void> {
    isGoingBack = true;
    await history.back(steps);
    isGoingBack = false;
    settle();
  }

  function handleChange(): void {
    if (isGoingBack) return;
    adoptEntry();
    const closing = overlays.slice(history.page() === page ? history.depth() : 0).reverse();
    if (closing.length === 0) settle();
    for (const close of closing) close();
  }

  return {
    watch() {
      watchers += 1;
      unsubscribe ??= history.subscribe(handleChange);
      // In a microtask: by then the effects of this commit have added their overlays.
      queueMicrotask(settle);
      return () => {
        watchers -= 1;
        queueMicrotask(settle);
      };
    },
    add(close) {
      overlays.push(close);
      settle();
      return () => {
        overlays.splice(overlays.indexOf(close), 1);
        // In a microtask: StrictMode runs effects twice, and another overlay may use the entry in the same commit.
        queueMicrotask(settle);
      };
    },
  };
}

/** One for each history: providers that share a history share its entries. */
const known = new WeakMap<OverlayHistory, OverlayEntries>();

function overlayEntriesOf(history: OverlayHistory): OverlayEntries {
  const entries = known.get(history) ?? createOverlayEntries(history);
  known.set(history, entries);
  return entries;
}

/**
 * Follows the history and leaves entries of overlays that are not open, such as that of a popup before a reload. Overlays call it; a site
 * whose overlays come in chunks calls it once too, below its provider.
 */
export function useOverlayEntries(): OverlayEntries {
  const entries = overlayEntriesOf(useOverlayHistory());
  useEffect(() => entries.watch(), [entries]);
  return entries;
}
