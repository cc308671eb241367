import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./App.tsx";
import { PAGE_STATE_ID } from "./routes/page-state.ts";
import { findRoute } from "./routes/table.ts";

function readPageState() {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? JSON.parse(text) : {};
}

async function start() {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const rendered = root.firstElementChild !== null;
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App pageState={readPageState()} rendered={rendered} />
      </BrowserRouter>
    </StrictMode>
  );
  // The page's code comes first: hydrating a page that still suspends would blank what is already on the screen.
  // A failed load is told by the error view, which the same load brings up again.
  await findRoute(location.pathname)
    ?.preload()
    .catch(() => undefined);
  if (rendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

// Not awaited: an entry with a top-level await cannot share its modules with the chunks that it loads.
void start();
