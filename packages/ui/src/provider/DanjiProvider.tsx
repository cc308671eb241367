"use client";
import type { ReactNode } from "react";
import type { Messages } from "../messages/messages.ts";
import type { Theme } from "../theme/theme.ts";
import { HistoryContext } from "./history-context.ts";
import { PlainLink } from "./Link.tsx";
import { LinkContext, type LinkComponent } from "./link-context.ts";
import { MessagesContext } from "./messages-context.ts";
import { browserHistory, type OverlayHistory } from "./overlay-history.ts";
import { Tokens } from "./Tokens.styles.ts";

/** Props of `DanjiProvider`. */
export interface DanjiProviderProps {
  /** The tokens of the page. Without them each part of the page needs a `ThemeScope`. */
  theme?: Theme | undefined;
  /** Renders the kit's links the way the site navigates. @default a plain `<a href>` */
  linkComponent?: LinkComponent | undefined;
  /**
   * Session history in which popups and menus have their entries. A site with a router passes an adapter that reports
   * the router's page changes.
   *
   * @default browserHistory
   */
  history?: OverlayHistory | undefined;
  /**
   * Texts that the kit itself writes: `en` of `@danji/ui/messages`, or a set of your own.
   *
   * @default Korean
   */
  messages?: Messages | undefined;
  children: ReactNode;
}

/** Provides the tokens of a theme, the link component, history and messages. Rendered once, above every component. */
export function DanjiProvider({
  theme,
  linkComponent = PlainLink,
  history = browserHistory,
  messages,
  children,
}: DanjiProviderProps) {
  return (
    <LinkContext value={linkComponent}>
      <HistoryContext value={history}>
        <MessagesContext value={messages ?? null}>
          {theme && <Tokens $theme={theme} />}
          {children}
        </MessagesContext>
      </HistoryContext>
    </LinkContext>
  );
}
