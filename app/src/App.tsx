import type { PageState } from "@danji/api/page-state";
import { useOverlayEntries } from "@danji/ui/provider";
import { useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { AsRenderedContext, PageStateContext } from "./shell/page/page-state.ts";
import { reportLocation } from "./routes/router-history.ts";
import { SiteRoutes } from "./routes/SiteRoutes.tsx";
import { Shell } from "./shell/Shell.tsx";

interface AppProps {
  /** State of the rendered page on the server. */
  pageState: PageState;
  /**
   * Whether the first page is prerendered and gets hydrated.
   *
   * @default false
   */
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
