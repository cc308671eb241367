"use client";
import { createContext, use, type ComponentProps, type ReactNode } from "react";

/** What every link of the kit hands to the link component: an anchor's props with `to` in place of `href`. */
export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Where the link leads, as the site's router writes it. */
  to: string;
}

/** A component that renders an `<a>` the way the site navigates. It passes on every prop that is not its own. */
export type LinkComponent = (props: LinkProps) => ReactNode;

/** The site's link component, or null outside a provider. */
export const LinkContext = createContext<LinkComponent | null>(null);

/**
 * The link component that the site gave to its provider.
 *
 * @throws Error outside a `DanjiProvider`.
 */
export function useLink(): LinkComponent {
  const link = use(LinkContext);
  if (!link) throw new Error("Links of the kit need a <DanjiProvider> above them.");
  return link;
}
