"use client";
import type { ReactNode } from "react";
import type { Theme } from "../theme/theme.ts";
import { PlainLink } from "./Link.tsx";
import { LinkContext, type LinkComponent } from "./link-context.ts";
import { Tokens } from "./Tokens.styles.ts";

/** Props of `DanjiProvider`. */
export interface DanjiProviderProps {
  /** The tokens of the page. Without them each part of the page needs a `ThemeScope`. */
  theme?: Theme | undefined;
  /** Renders the kit's links the way the site navigates. Default: a plain `<a href>`. */
  linkComponent?: LinkComponent | undefined;
  children: ReactNode;
}

/** Gives a page the tokens of its theme and the link component. Rendered once, above every component of the kit. */
export function DanjiProvider({ theme, linkComponent = PlainLink, children }: DanjiProviderProps) {
  return (
    <LinkContext value={linkComponent}>
      {theme && <Tokens $theme={theme} />}
      {children}
    </LinkContext>
  );
}
