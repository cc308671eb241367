import { FrameHeights } from "@danji/sections/frame/SiteFrame.styles.ts";
import { DanjiProvider } from "@danji/ui/provider";
import { Reset } from "@danji/ui/reset";
import type { ReactNode } from "react";
import { RouterLink } from "./routes/RouterLink.tsx";
import { routerHistory } from "./routes/router-history.ts";
import { siteTheme } from "./shell/site-theme.ts";

/**
 * Provides the theme and the page's own styles. Rendered above `ServedPage`: global styles are removed with the tree that renders
 * them, and the page that stays on the screen when that tree fails needs them.
 */
export const SiteProvider = ({ children }: { children: ReactNode }) => (
  <DanjiProvider theme={siteTheme} linkComponent={RouterLink} history={routerHistory}>
    <Reset />
    <FrameHeights />
    {children}
  </DanjiProvider>
);
