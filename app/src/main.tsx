import { type ReactNode, startTransition, StrictMode, use } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App, SiteProvider } from "./App.tsx";
import { PAGE_STATE_ID } from "./shell/page/page-state.ts";
import { recordShownPage } from "./shell/loading/open-document.ts";
import { findRoute, notFound } from "./routes/table.ts";
import { ServedPage } from "./shell/ServedPage.tsx";

function readPageState() {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? JSON.parse(text) : {};
}

/** Asks `bootstrap.ts` for the notice that the page has to do without its code. */
const showFailure = () => void window.dispatchEvent(new Event("danji:failed"));

/** Stays pending: what suspends on it leaves the served page on the screen. */
const REPLACED = new Promise<never>(() => undefined);
let isReplaced = false;

/** Returns whether the document is of the current entry of the history: Back may reach another before the router follows. */
function isOfThisAddress(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation === undefined || new URL(navigation.name).pathname === location.pathname;
}

function reloadElsewhere(): void {
  if (isOfThisAddress()) return;
  isReplaced = true;
  location.reload();
}

/** Reloads the document when Back or Forward reaches another page, until the router follows the history. */
function followHistory(): void {
  const hydrated = new AbortController();
  addEventListener("popstate", reloadElsewhere, { signal: hydrated.signal });
  addEventListener("danji:hydrated", () => hydrated.abort(), { once: true });
  reloadElsewhere();
}

/** Renders the site, unless the document is about to be replaced: it would differ from the page that was served. */
function Site({ rendered }: { rendered: boolean }) {
  if (isReplaced) use(REPLACED);
  return (
    <BrowserRouter>
      <App pageState={readPageState()} rendered={rendered} />
    </BrowserRouter>
  );
}

const inProvider = (page: ReactNode) => (
  <StrictMode>
    <SiteProvider>{page}</SiteProvider>
  </StrictMode>
);

async function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const rendered = root.firstElementChild !== null;
  if (rendered) {
    followHistory();
    recordShownPage(location.pathname);
  }
  // Only a prerendered page comes with `bootstrap.ts`.
  else document.documentElement.dataset["code"] = "loading";
  // The page's code comes first: hydrating a page that still suspends would blank what is already on the screen.
  try {
    await (findRoute(location.pathname) ?? notFound).preload();
  } catch (error) {
    // Without HTML the error view says it, which the same load brings up again.
    if (rendered) {
      reportError(error);
      return showFailure();
    }
  }
  const site = <Site rendered={rendered} />;
  if (!rendered) return createRoot(root).render(inProvider(site));
  const page = (
    <ServedPage root={root} onFailure={showFailure}>
      {site}
    </ServedPage>
  );
  startTransition(() => void hydrateRoot(root, inProvider(page)));
}

// Not awaited: an entry with a top-level await cannot share its modules with the chunks that it loads.
void start();
