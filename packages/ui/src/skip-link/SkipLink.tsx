"use client";
import type { ComponentProps } from "react";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { SkipAnchor } from "./SkipLink.styles.ts";

interface SkipLinkProps extends ComponentProps<"a"> {
  /** Fragment of the content's element. @default "#main" */
  href?: string | undefined;
}

/**
 * Renders the first tab stop, a link past the header to the content, visible while focused.
 *
 * Use it once, first on every page. Do not use it for jumps that all visitors use, which are visible links.
 *
 * Keys: those of a link.
 */
export function SkipLink({ href = "#main", children, ...anchor }: SkipLinkProps) {
  const messages = useMessages("skipLink", ko.skipLink);
  return (
    <SkipAnchor {...anchor} href={href}>
      {children ?? messages.text}
    </SkipAnchor>
  );
}
