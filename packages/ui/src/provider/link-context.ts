"use client";
import { createContext, use, type ComponentProps, type ReactNode } from "react";

/** Props that the kit's links pass to the link component: those of an anchor with `to` in place of `href`. */
export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Target, as the site's router writes it. */
  to: string;
}

/** A component that renders an `<a>` of the site's router and passes on all other props. */
export type LinkComponent = (props: LinkProps) => ReactNode;

/** The site's link component, or null outside a provider. */
export const LinkContext = createContext<LinkComponent | null>(null);

/** Returns the link component of the site, or throws outside a `DanjiProvider`. */
export function useLink(): LinkComponent {
  const link = use(LinkContext);
  if (!link) throw new Error("Links of the kit need a <DanjiProvider> above them.");
  return link;
}
