"use client";
import type { ReactNode } from "react";
import type { Theme } from "../theme/theme.ts";
import { GlobalStyle, Tokens } from "./GlobalStyle.styles.ts";
import { PlainLink } from "./Link.tsx";
import { LinkContext, type LinkComponent } from "./link-context.ts";

/** Props of `DanjiProvider`. */
export interface DanjiProviderProps {
  /** The tokens of the page: the kit's `theme` or one made by `createTheme`. */
  theme: Theme;
  /** Renders the kit's links the way the site navigates. Default: a plain `<a href>`. */
  linkComponent?: LinkComponent | undefined;
  children: ReactNode;
}

/** Gives a page the tokens, the base styles and the link component. Stands once, above everything of the kit. */
export function DanjiProvider({ theme, linkComponent = PlainLink, children }: DanjiProviderProps) {
  return (
    <LinkContext value={linkComponent}>
      <Tokens $theme={theme} />
      <GlobalStyle />
      {children}
    </LinkContext>
  );
}
