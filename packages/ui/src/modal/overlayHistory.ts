import { interceptHistory, type WrittenEntry } from "./interceptHistory.ts";

/*
 * What lies over the page (popups, menus) owns an entry of the session history each, so that Back closes it and the
 * page stays. The browser's history can only be asked and told, never edited, hence three rules:
 *
 * 1. Each of our entries carries its depth: how many overlays are open on it. Comparing the depth of the current entry
 *    with the number of overlays says at any time what is missing or left over; `settle` puts it right. That covers
 *    opening, closing, Forward onto an entry whose overlay is long gone, and a reload while one is open.
 * 2. Going back is asynchronous and comes back as one `popstate`. Until then nothing else is decided.
 * 3. A router that pushes while an overlay is open would bury our entry, and Back would lead to a ghost: the same page
 *    once more. So for as long as overlays are open a pushed entry takes the place of ours.
 */

/** The key in `history.state`, beside whatever the router keeps there. */
const MARKER = "danjiOverlays";

interface Overlay {
  /** Closes it because the reader went back or elsewhere. */
  close: () => void;
}

const overlays: Overlay[] = [];
let watchers = 0;
let travelling = false;
/** What a router pushed while we were on the way back, and the browser therefore takes away again. */
let pushedOnTheWay: WrittenEntry | null = null;
let releaseHistory: (() => void) | null = null;

/** How many overlays the current entry stands for. */
function currentDepth(): number {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !(MARKER in state)) return 0;
  return typeof state[MARKER] === "number" ? state[MARKER] : 0;
}

/** The router's own keys stay, so that it takes our entry for the page under it. */
function withDepth(state: unknown, depth: number): object {
  return { ...(typeof state === "object" ? state : null), [MARKER]: depth };
}

function settle(): void {
  if (travelling) return;
  const surplus = currentDepth() - overlays.length;
  if (surplus > 0) {
    travelling = true;
    history.go(-surplus);
    return;
  }
  for (let depth = currentDepth() + 1; depth <= overlays.length; depth += 1) {
    history.pushState(withDepth(history.state, depth), "");
  }
  if (overlays.length > 0) {
    releaseHistory ??= guardHistory();
  } else {
    releaseHistory?.();
    releaseHistory = null;
  }
  if (watchers === 0) window.removeEventListener("popstate", handlePopState);
}

function handlePopState(): void {
  if (travelling) {
    travelling = false;
    const lost = pushedOnTheWay;
    pushedOnTheWay = null;
    lost?.push(lost.state);
    // The router has heard, or is about to hear, that it is back on the page. (To stop the event is no way: browsers
    // differ in whose listener on `window` comes first.)
    if (lost) window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    settle();
    return;
  }
  const closing = overlays.slice(currentDepth()).reverse();
  if (closing.length === 0) settle();
  for (const overlay of closing) overlay.close();
}

/** Lays rule 3 over `history` and returns what takes it off again. */
function guardHistory(): () => void {
  return interceptHistory(
    (entry) => {
      if (travelling) pushedOnTheWay = entry;
      if (!travelling && currentDepth() > 0) entry.replace(entry.state);
      else entry.push(entry.state);
      for (const overlay of [...overlays].reverse()) overlay.close();
    },
    (entry) => {
      // A link to the page that one is on replaces; our entry stays ours then, or closing would not take it back.
      const depth = currentDepth();
      const stays = depth > 0 && new URL(entry.url ?? location.href, location.href).href === location.href;
      entry.replace(stays ? withDepth(entry.state, depth) : entry.state);
    },
  );
}

/**
 * Listens for Back and Forward, also while nothing is open: Forward may lead onto an entry whose overlay is gone.
 *
 * @returns what stops it.
 */
export function watchHistory(): () => void {
  watchers += 1;
  window.addEventListener("popstate", handlePopState);
  // In a microtask, when every effect of this commit has told whether something is open.
  queueMicrotask(settle);
  return () => {
    watchers -= 1;
    queueMicrotask(settle);
  };
}

/**
 * Gives an overlay that has just opened its entry in the history.
 *
 * @param close Called when Back or a navigation ends it; has to lead to the returned function being called.
 * @returns what gives the entry back.
 */
export function enterOverlay(close: () => void): () => void {
  const overlay: Overlay = { close };
  overlays.push(overlay);
  settle();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    // In a microtask: StrictMode runs effects twice, and another overlay may take over the entry in the same commit.
    queueMicrotask(settle);
  };
}
