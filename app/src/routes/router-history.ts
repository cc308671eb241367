import { browserHistory, type OverlayHistory } from "@danji/ui/provider";

let arrival: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The router's history for overlays: an overlay's entry carries the router's own keys, and page changes close overlays. */
export const routerHistory: OverlayHistory = {
  ...browserHistory,
  back(steps) {
    arrival = browserHistory.back(steps).finally(() => {
      arrival = undefined;
    });
    return arrival;
  },
  subscribe(onChange) {
    listeners.add(onChange);
    const unsubscribe = browserHistory.subscribe(onChange);
    return () => {
      listeners.delete(onChange);
      unsubscribe();
    };
  },
};

/** Reports a new location of the router to open overlays. */
export function reportLocation(): void {
  for (const listener of listeners) listener();
}

/** Navigates without leaving an overlay's entry in the history: `navigate` is called with whether to replace the current one. */
export function navigateOverOverlays(navigate: (replace: boolean) => void): void {
  if (arrival) return void arrival.then(() => navigateOverOverlays(navigate));
  const replace = (routerHistory.depth() ?? 0) > 0;
  navigate(replace);
  // Without a mark, an entry of the same page, as of a fragment, counts as the overlay's own and goes with it.
  if (replace) routerHistory.mark(0);
}
