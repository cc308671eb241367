declare global {
  interface Navigator {
    /** Known to browsers of the Chromium family only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** What a reader asks for who wants less of what moves, or less of what costs. */
const LESS = ["(prefers-reduced-motion: reduce)", "(prefers-reduced-data: reduce)"] as const;

/** Whether a film may begin without being asked to: not for readers who want less motion or fewer bytes. */
export function mayPlayByItself(): boolean {
  return !navigator.connection?.saveData && !LESS.some((query) => window.matchMedia(query).matches);
}
