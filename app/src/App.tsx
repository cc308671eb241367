import type { PageState } from "@danji/data/page-state";
import { DanjiProvider } from "@danji/ui/provider";
import { Reset } from "@danji/ui/reset";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { AsRenderedContext } from "./routes/as-rendered.ts";
import { PageStateContext } from "./routes/page-state.ts";
import { RouterLink } from "./routes/RouterLink.tsx";
import { SiteRoutes } from "./routes/SiteRoutes.tsx";
import { Shell } from "./shell/Shell.tsx";
import { siteTheme } from "./site-theme.ts";

interface AppProps {
  /** What the server knew when it rendered the page. */
  pageState: PageState;
  /** Whether the first page is on the screen as HTML, which is taken over. Default: no. */
  rendered?: boolean;
}

const NOTHING_KNOWN: PageState = {};

/** The whole site below a router. What the server knew is true of the page it rendered, and of no page after that. */
export function App({ pageState, rendered = false }: AppProps) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [left, setLeft] = useState(false);
  if (key !== firstKey && !left) setLeft(true);
  // A press that came before is repeated now: see `start.ts`.
  useEffect(() => void window.dispatchEvent(new Event("danji:taken-over")), []);
  return (
    <DanjiProvider theme={siteTheme} linkComponent={RouterLink}>
      <Reset />
      <PageStateContext value={left ? NOTHING_KNOWN : pageState}>
        <AsRenderedContext value={rendered && !left}>
          <Shell>
            <SiteRoutes />
          </Shell>
        </AsRenderedContext>
      </PageStateContext>
    </DanjiProvider>
  );
}
