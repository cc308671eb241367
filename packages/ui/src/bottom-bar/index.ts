import { BottomBarButton, BottomBarLink, BottomBarRoot } from "./BottomBar.tsx";

export { BOTTOM_BAR_HEIGHT } from "./BottomBar.styles.ts";

/** The bar at the lower edge of narrow screens: `Root` names it and holds a `Button`, a `Link` or both. */
export const BottomBar = { Root: BottomBarRoot, Button: BottomBarButton, Link: BottomBarLink };
