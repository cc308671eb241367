import { FrameHeights } from "@danji/blocks/frame/SiteFrame.styles.ts";
import { BuildDay } from "@danji/blocks/parts/use-today.ts";
import { DanjiProvider } from "@danji/ui/provider";
import { Reset } from "@danji/ui/reset";
import type { ReactNode } from "react";
import { RouterLink } from "./routes/RouterLink.tsx";
import { routerHistory } from "./routes/router-history.ts";

declare const __BUILD_DATE__: string;

/**
 * Provides what the kit needs and the page's own styles; its theme is in the document's head. Rendered above `ServedPage`: global styles are removed with the tree that renders
 * them, and the page that stays on the screen when that tree fails needs them.
 */
export const SiteProvider = ({ children }: { children: ReactNode }) => (
  <DanjiProvider linkComponent={RouterLink} history={routerHistory}>
    <Reset />
    <FrameHeights />
    <BuildDay value={__BUILD_DATE__}>{children}</BuildDay>
  </DanjiProvider>
);
