import type { PageState } from "@danji/api/page-state";
import { DanjiProvider, useOverlayEntries } from "@danji/ui/provider";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { AsRenderedContext, PageStateContext } from "./shell/page/page-state.ts";
import { reportLocation, routerHistory } from "./routes/router-history.ts";
import { SiteRoutes } from "./routes/SiteRoutes.tsx";
import { Shell } from "./shell/Shell.tsx";
import { FrameHeights } from "@danji/blocks/frame/SiteFrame.styles.ts";
import { BuildDay } from "@danji/blocks/parts/use-today.ts";
import { Reset } from "@danji/ui/reset";
import { RouterLink } from "./routes/RouterLink.tsx";

interface AppProps {
  /** State of the rendered page on the server. */
  pageState: PageState;
  /** Whether the first page is prerendered and gets hydrated. @default false */
  rendered?: boolean;
}

const NOTHING_KNOWN: PageState = {};

/** Renders the whole site inside a router and a `SiteProvider`. The server's page state is for the first page only. */
export function App({ pageState, rendered = false }: AppProps) {
  const location = useLocation();
  const { key } = location;
  useEffect(reportLocation, [location]);
  useOverlayEntries();
  const [firstKey] = useState(key);
  const [left, setLeft] = useState(false);
  if (key !== firstKey && !left) setLeft(true);
  // An earlier click is repeated now (`bootstrap.ts`). In the commit itself: React handles a later click.
  useLayoutEffect(() => void window.dispatchEvent(new Event("danji:hydrated")), []);
  return (
    <PageStateContext value={left ? NOTHING_KNOWN : pageState}>
      <AsRenderedContext value={rendered && !left}>
        <Shell>
          <SiteRoutes />
        </Shell>
      </AsRenderedContext>
    </PageStateContext>
  );
}

declare const __BUILD_DATE__: string;

/** Provides what the kit needs, and the page's styles above `ServedPage`: a page that stays when the tree fails keeps them. */
export const SiteProvider = ({ children }: { children: ReactNode }) => (
  <DanjiProvider linkComponent={RouterLink} history={routerHistory}>
    <Reset />
    <FrameHeights />
    <BuildDay value={__BUILD_DATE__}>{children}</BuildDay>
  </DanjiProvider>
);
