"use client";
import { createElement } from "react";
import { useLink, type LinkProps } from "./link-context.ts";

/** A link rendered by the site's own link component: what the kit's styled links are made of. */
export function Link(props: LinkProps) {
  return createElement(useLink(), props);
}

/** The link component of a site without a router: a plain anchor. */
export function PlainLink({ to, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} href={to}>
      {children}
    </a>
  );
}
