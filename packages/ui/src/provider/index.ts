export { DanjiProvider, ReducedMotion } from "./DanjiProvider.tsx";
export { ThemeScope } from "./ThemeScope.tsx";
export { Link, useLink, type LinkComponent, type LinkProps } from "./Link.tsx";
export { browserHistory, type OverlayHistory } from "./overlay-history.ts";
export { useReducedMotion } from "./useReducedMotion.ts";
export { useOverlayEntries } from "./overlay-entries.ts";
