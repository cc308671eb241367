"use client";
import { useRef, type ComponentProps } from "react";
import { useNameMisuse, type AccessibleName } from "../hooks/parts.ts";
import type { LinkProps } from "../provider/Link.tsx";
import { Bar, Row, RowLink } from "./TabBar.styles.ts";
import { useCurrentInView } from "./useCurrentInView.ts";

const CURRENT = '[aria-current="page"]';

/**
 * Renders the sibling pages of a page as a row of links. A row wider than the screen scrolls, with the current link in
 * view.
 *
 * Use it under the head of a page for the pages of the same group. Do not use it for parts of one page (`Tabs`).
 *
 * Keys: those of links.
 */
function TabBarRoot({ children, ...bar }: ComponentProps<"nav"> & AccessibleName) {
  useNameMisuse("TabBar.Root", bar["aria-label"] ?? bar["aria-labelledby"]);
  const rowRef = useRef<HTMLUListElement>(null);
  useCurrentInView(rowRef, CURRENT);
  return (
    <Bar {...bar}>
      <Row ref={rowRef}>{children}</Row>
    </Bar>
  );
}

interface TabBarLinkProps extends Omit<LinkProps, "aria-current"> {
  /** Whether it leads to the current page. @default false */
  current?: boolean | undefined;
}

/** Renders a link of the bar. */
function TabBarLink({ current = false, ...link }: TabBarLinkProps) {
  return (
    <li>
      <RowLink {...link} aria-current={current ? "page" : undefined} />
    </li>
  );
}

export { TabBarRoot as Root, TabBarLink as Link };
