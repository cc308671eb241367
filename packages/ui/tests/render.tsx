import { render as renderBare } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import type { Messages } from "../src/messages/index.ts";
import { DanjiProvider, type LinkComponent } from "../src/provider/index.ts";
import { Reset } from "../src/reset/index.ts";
import { theme } from "../src/theme/index.ts";

interface RenderOptions {
  /** The site's link component. @default a plain anchor */
  linkComponent?: LinkComponent;
  /** The kit's texts. @default Korean */
  messages?: Messages;
}

/** Renders in a provider, as every page of a site does, and returns a user who can press and type. */
export function render(ui: ReactNode, { linkComponent, messages }: RenderOptions = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DanjiProvider theme={theme} linkComponent={linkComponent} messages={messages}>
      <Reset />
      {children}
    </DanjiProvider>
  );
  // It would compute the styles of all ancestors at each press; what covers a button shows in a browser.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { user, ...renderBare(ui, { wrapper }) };
}
