declare global {
  interface Navigator {
    /** In Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Preferences for less motion or data. */
const LESS = ["(prefers-reduced-motion: reduce)", "(prefers-reduced-data: reduce)"] as const;

/** Returns whether a film may start on its own: not if the user prefers less motion or data. */
export function mayAutoplay(): boolean {
  return !navigator.connection?.saveData && !LESS.some((query) => window.matchMedia(query).matches);
}
