import { render as renderBare } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { DanjiProvider, type LinkComponent } from "../src/provider/index.ts";
import { Reset } from "../src/reset/index.ts";
import { theme } from "../src/theme/index.ts";

interface RenderOptions {
  /** The site's link component. Default: the kit's plain anchor. */
  linkComponent?: LinkComponent;
}

/** Renders under the provider, as every page of a site does, and brings a user who can press and type. */
export function render(ui: ReactNode, { linkComponent }: RenderOptions = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DanjiProvider theme={theme} linkComponent={linkComponent}>
      <Reset />
      {children}
    </DanjiProvider>
  );
  return { user: userEvent.setup(), ...renderBare(ui, { wrapper }) };
}
