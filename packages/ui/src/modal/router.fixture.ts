import { useSyncExternalStore } from "react";

/*
 * A router for stories that keeps its entries as react-router does: `usr`, `key` and `idx` in `history.state`.
 * Pages are fragments, so that the frame of the story is never loaded anew.
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

/** The page that the router shows: where it was when it last heard of a change, not where the browser is now. */
export function currentPage(): string {
  return page;
}

/** The page that the router shows, as a component sees it; on a server the first one. */
export function usePage(): string {
  return useSyncExternalStore(subscribe, currentPage, () => "");
}

function read(key: string): unknown {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null ? Reflect.get(state, key) : undefined;
}

/** What react-router tells entries apart by. */
export function routerKeys(): { key: unknown; idx: unknown } {
  return { key: read("key"), idx: read("idx") };
}

/** Whether the current entry belongs to something that lies over the page. */
export function hasMarker(): boolean {
  return read("danjiOverlays") !== undefined;
}

/** Goes to another page as a link does. */
export function goTo(target: string, { replace = false } = {}): void {
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

/** Begins on a page of its own, as if the site had just been opened; returns what stops the router. */
export function startRouter(): () => void {
  history.replaceState({ usr: null, key: "start", idx: 0 }, "", `${location.pathname}${location.search}`);
  notify();
  window.addEventListener("popstate", notify);
  return () => window.removeEventListener("popstate", notify);
}
