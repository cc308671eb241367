"use client";
import { createElement, type ComponentProps, type ReactNode } from "react";
import { misuse, useMisuse } from "../hooks/misuse.ts";
import { createPartContext } from "../hooks/parts.ts";

/** Props that the kit's links pass to the link component: those of an anchor with `to` in place of `href`. */
export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Target, as the site's router writes it. */
  to: string;
}

/** A component that renders an `<a>` of the site's router and passes on all other props. */
export type LinkComponent = (props: LinkProps) => ReactNode;

const [LinkContext, usePartLink] = createPartContext<LinkComponent>("DanjiProvider");
export { LinkContext };

/** Returns the link component of the site, or throws outside a `DanjiProvider`. */
export const useLink = (): LinkComponent => usePartLink("Link");

/** Renders a link with the site's link component. */
export function Link(props: LinkProps) {
  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() => props.to === undefined && misuse("A link of the kit", "has no target", "Give it one as `to`")),
  );
  return createElement(useLink(), props);
}

export function PlainLink({ to, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} href={to}>
      {children}
    </a>
  );
}
