import { act } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { vi } from "vitest";
import { DanjiProvider } from "../src/provider/index.ts";
import { Reset } from "../src/reset/index.ts";
import { theme } from "../src/theme/index.ts";

/** What a page looked like before and after the script took it over. */
interface Hydration {
  /** Markup from the server. */
  served: string;
  /** Markup once the script has taken it over. */
  hydrated: string;
  /** What React had to mend. */
  errors: readonly unknown[];
  /** What was left on the body after the page had gone. */
  left: string;
}

/**
 * Renders `ui` as a server does, takes it over as a browser does, and takes it away again. `beforeHydration` is called
 * with the served page.
 */
export async function hydrate(ui: ReactNode, beforeHydration?: (container: HTMLElement) => void): Promise<Hydration> {
  const app = (
    <StrictMode>
      <DanjiProvider theme={theme}>
        <Reset />
        {ui}
      </DanjiProvider>
    </StrictMode>
  );
  const errors: unknown[] = [];
  const html = withoutWindow(() => renderToString(app));
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  const served = container.innerHTML;
  beforeHydration?.(container);
  const root = await act(async () =>
    hydrateRoot(container, app, { onRecoverableError: (error) => errors.push(error) }),
  );
  const hydrated = container.innerHTML;
  act(() => root.unmount());
  container.remove();
  const left = document.body.innerHTML;
  // What one page leaves must not be charged to the next.
  document.body.replaceChildren();
  return { served, hydrated, errors, left };
}

/** What asks whether there is a window has to get the answer of a server, or both would say the same by mistake. */
function withoutWindow<T>(render: () => T): T {
  vi.stubGlobal("window", undefined);
  try {
    return render();
  } finally {
    vi.unstubAllGlobals();
  }
}
