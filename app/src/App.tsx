import type { PageState } from "@danji/data/page-state";
import { DanjiProvider } from "@danji/ui/provider";
import { PageStateContext } from "./routes/page-state.ts";
import { RouterLink } from "./routes/RouterLink.tsx";
import { SiteRoutes } from "./routes/SiteRoutes.tsx";
import { Shell } from "./shell/Shell.tsx";
import { siteTheme } from "./site-theme.ts";

interface AppProps {
  /** What the server knew when it rendered the page. */
  pageState: PageState;
}

/** The whole site below a router. */
export function App({ pageState }: AppProps) {
  return (
    <DanjiProvider theme={siteTheme} linkComponent={RouterLink}>
      <PageStateContext value={pageState}>
        <Shell>
          <SiteRoutes />
        </Shell>
      </PageStateContext>
    </DanjiProvider>
  );
}
