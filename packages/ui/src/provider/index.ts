export { DanjiProvider, type DanjiProviderProps } from "./DanjiProvider.tsx";
export { ThemeScope, type ThemeScopeProps } from "./ThemeScope.tsx";
export { Link } from "./Link.tsx";
export { useLink, type LinkComponent, type LinkProps } from "./link-context.ts";
export { browserHistory, type OverlayHistory } from "./overlay-history.ts";
export { ReducedMotion, type ReducedMotionProps } from "./ReducedMotion.tsx";
export { useReducedMotion } from "./useReducedMotion.ts";
export { useOverlayEntries } from "./useOverlayEntries.ts";
