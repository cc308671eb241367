"use client";
import type { ComponentProps } from "react";
import { skipLink } from "../messages/ko/skip-link.ts";
import { useMessages } from "../provider/messages-context.ts";
import { SkipAnchor } from "./SkipLink.styles.ts";

/** Props of `SkipLink`: those of an anchor. */
export interface SkipLinkProps extends ComponentProps<"a"> {
  /** The fragment of the element that the content begins with. Default: `#main`. */
  href?: string | undefined;
}

/**
 * The first stop of the Tab key: leads past the header to the content. In sight only while it has the focus.
 *
 * Use it once, first on every page. Do not use it for jumps that everybody wants, which are links in sight.
 *
 * Keys: those of a link.
 */
export function SkipLink({ href = "#main", children, ...anchor }: SkipLinkProps) {
  const messages = useMessages("skipLink", skipLink);
  return (
    <SkipAnchor {...anchor} href={href}>
      {children ?? messages.text}
    </SkipAnchor>
  );
}
