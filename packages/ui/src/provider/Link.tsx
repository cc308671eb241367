"use client";
import { createElement } from "react";
import { useLink, type LinkProps } from "./link-context.ts";

/** Renders a link with the site's link component. */
export function Link(props: LinkProps) {
  return createElement(useLink(), props);
}

/** Renders a plain anchor, the link component of a site without a router. */
export function PlainLink({ to, children, ...anchor }: LinkProps) {
  return (
    <a {...anchor} href={to}>
      {children}
    </a>
  );
}
