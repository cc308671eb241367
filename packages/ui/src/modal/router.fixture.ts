import { useSyncExternalStore } from "react";
import { browserHistory, type OverlayHistory } from "../provider/overlay-history.ts";

/*
 * A router for stories that keeps its entries as react-router does: `usr`, `key` and `idx` in `history.state`.
 * Pages are fragments, so that the frame of the story is never loaded again.
 */

const listeners = new Set<() => void>();
let page = "";

function notify(): void {
  page = location.hash.slice(1);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let arrival: Promise<void> | undefined;

/** The router's history for overlays. */
export const routerHistory: OverlayHistory = {
  ...browserHistory,
  page: () => location.hash,
  back(steps) {
    arrival = browserHistory.back(steps).finally(() => {
      arrival = undefined;
    });
    return arrival;
  },
  subscribe(onChange) {
    const unsubscribe = [browserHistory.subscribe(onChange), subscribe(onChange)];
    return () => {
      for (const stop of unsubscribe) stop();
    };
  },
};

/** Returns the page of the last change that the router has received, not that of the browser. */
export function currentPage(): string {
  return page;
}

/** Returns the page that the router shows; on a server the first one. */
export function usePage(): string {
  return useSyncExternalStore(subscribe, currentPage, () => "");
}

function read(key: string): unknown {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, key) : undefined;
}

/** Returns the keys by which react-router identifies an entry. */
export function routerKeys(): { key: unknown; idx: unknown } {
  return { key: read("key"), idx: read("idx") };
}

/** Returns whether the current entry is that of an overlay. */
export function hasMarker(): boolean {
  return (browserHistory.depth() ?? 0) > 0;
}

/** Goes to another page as a link of the site does: it replaces the entry of an overlay. */
export function goTo(target: string, { replace = hasMarker() } = {}): void {
  if (arrival) {
    void arrival.then(() => goTo(target));
    return;
  }
  const idx = Number(read("idx") ?? 0);
  const url = `${location.pathname}${location.search}#${target}`;
  if (replace) history.replaceState({ usr: null, key: crypto.randomUUID(), idx }, "", url);
  else history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, "", url);
  notify();
}

function nextPop(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("popstate", () => resolve(), { once: true });
  });
}

/** Presses Back and waits until the browser has gone there. */
export async function back(): Promise<void> {
  const arrived = nextPop();
  history.back();
  await arrived;
}

/** Presses Forward and waits until the browser has gone there. */
export async function forward(): Promise<void> {
  const arrived = nextPop();
  history.forward();
  await arrived;
}

/** Starts on a page of its own, as if the site had just been opened, and returns a function that stops the router. */
export function startRouter(): () => void {
  history.replaceState({ usr: null, key: "start", idx: 0 }, "", `${location.pathname}${location.search}`);
  notify();
  window.addEventListener("popstate", notify);
  return () => window.removeEventListener("popstate", notify);
}
