"use client";
import { createContext, use } from "react";

/** Access to the session history for overlays: popups and menus that Back closes. */
export interface OverlayHistory {
  /** Returns the page of the current entry. Overlays close when it changes. */
  page: () => string;
  /** Returns the number of overlays recorded on the current entry, or undefined if none has been recorded. */
  depth: () => number | undefined;
  /** Records a number of overlays on the current entry. */
  mark: (depth: number) => void;
  /** Adds an entry for the current page and records a number of overlays on it. */
  push: (depth: number) => void;
  /** Goes back by a number of entries and resolves on arrival. */
  back: (steps: number) => Promise<void>;
  /** Calls `onChange` after the current entry has changed, and returns a function that stops this. */
  subscribe: (onChange: () => void) => () => void;
}

/** Key in `history.state`, beside the keys of a router. */
const MARKER = "danjiOverlays";

/** Copies the router's own keys, so that a router takes an overlay's entry for its page. */
function marked(depth: number): object {
  const state: unknown = history.state;
  return { ...(typeof state === "object" ? state : null), [MARKER]: depth };
}

/** The browser's own history, where a page is a path: the default of `DanjiProvider`. */
export const browserHistory: OverlayHistory = {
  page: () => location.pathname,
  depth() {
    const depth: unknown = history.state?.[MARKER];
    return typeof depth === "number" ? depth : undefined;
  },
  mark(depth) {
    history.replaceState(marked(depth), "");
  },
  push(depth) {
    history.pushState(marked(depth), "");
  },
  back(steps) {
    return new Promise((resolve) => {
      window.addEventListener("popstate", () => resolve(), { once: true });
      history.go(-steps);
    });
  },
  subscribe(onChange) {
    window.addEventListener("popstate", onChange);
    return () => window.removeEventListener("popstate", onChange);
  },
};

export const HistoryContext = createContext<OverlayHistory>(browserHistory);

export const useOverlayHistory = (): OverlayHistory => use(HistoryContext);
