import { type ReactNode, StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./App.tsx";
import { PAGE_STATE_ID } from "./routes/page-state.ts";
import { reloadIfGone } from "./routes/reload-if-gone.ts";
import { findRoute } from "./routes/table.ts";

function readPageState() {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? JSON.parse(text) : {};
}

/** Reports an error and asks `start.ts` for the notice that the page has to do without its code. */
function giveUp(error: unknown): void {
  reportError(error);
  window.dispatchEvent(new Event("danji:failed"));
}

/** Hydrates the page. Where React gives the tree up, the page comes back as it was, with everything that was typed. */
function hydrate(root: HTMLElement, app: ReactNode): void {
  const served = [...root.childNodes];
  const onUncaughtError = (error: unknown) => {
    // Clones, since React still handles events of the nodes that it was hydrating.
    root.replaceChildren(...served.map((node) => node.cloneNode(true)));
    giveUp(error);
  };
  startTransition(() => void hydrateRoot(root, app, { onUncaughtError }));
}

/**
 * Returns whether the document was loaded for the entry of the history that is current. Back reaches another entry of the same
 * document without a load, before the code that would follow it is there.
 */
function isOfThisAddress(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation === undefined || new URL(navigation.name).pathname === location.pathname;
}

async function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const rendered = root.firstElementChild !== null;
  if (rendered && !isOfThisAddress()) return location.reload();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App pageState={readPageState()} rendered={rendered} />
      </BrowserRouter>
    </StrictMode>
  );
  // The page's code comes first: hydrating a page that still suspends would blank what is already on the screen.
  try {
    await findRoute(location.pathname)?.preload().catch(reloadIfGone);
  } catch (error) {
    // Without HTML the error view says it, which the same load brings up again.
    if (rendered) return giveUp(error);
  }
  if (rendered) hydrate(root, app);
  else createRoot(root).render(app);
}

// Not awaited: an entry with a top-level await cannot share its modules with the chunks that it loads.
void start();
