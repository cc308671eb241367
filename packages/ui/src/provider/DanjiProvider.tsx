"use client";
import type { ReactNode } from "react";
import type { Theme } from "../theme/theme.ts";
import { HistoryContext, browserHistory, type OverlayHistory } from "./overlay-history.ts";
import { PlainLink, LinkContext, type LinkComponent } from "./Link.tsx";
import { MessagesContext, type Messages } from "../messages/useMessages.ts";
import { StillPage, Tokens } from "./page.styles.ts";
import { ReducedMotionContext } from "./useReducedMotion.ts";

interface DanjiProviderProps {
  /** The tokens of the page. Without them each part of the page needs a `ThemeScope`. */
  theme?: Theme | undefined;
  /** Renders the kit's links the way the site navigates. @default a plain `<a href>` */
  linkComponent?: LinkComponent | undefined;
  /** Session history for the entries of popups and menus: a router's site passes an adapter. @default browserHistory */
  history?: OverlayHistory | undefined;
  /** Texts that the kit itself writes: `en` of `@danji/ui/messages`, or your own. Gaps are Korean. @default Korean */
  messages?: Messages | undefined;
  children: ReactNode;
}

const NO_MESSAGES: Messages = {};

/** Provides the tokens of a theme, the link component, history and messages. Rendered once, above every component. */
export function DanjiProvider({
  theme,
  linkComponent = PlainLink,
  history = browserHistory,
  messages = NO_MESSAGES,
  children,
}: DanjiProviderProps) {
  return (
    <LinkContext value={linkComponent}>
      <HistoryContext value={history}>
        <MessagesContext value={messages}>
          {theme && <Tokens $theme={theme} />}
          {children}
        </MessagesContext>
      </HistoryContext>
    </LinkContext>
  );
}

/** Renders a page with reduced motion whatever the system says, for a site's own switch. Wraps everything that moves. */
export function ReducedMotion({ children }: { children: ReactNode }) {
  return (
    <ReducedMotionContext value={true}>
      <StillPage />
      {children}
    </ReducedMotionContext>
  );
}
