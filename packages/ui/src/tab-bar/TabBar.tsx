"use client";
import { useRef, type ComponentProps } from "react";
import type { LinkProps } from "../provider/Link.tsx";
import { Bar, Row, RowLink } from "./TabBar.styles.ts";
import { useCurrentInView } from "./useCurrentInView.ts";

const CURRENT = '[aria-current="page"]';

interface TabBarRootProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** Accessible name, such as `사업안내 하위 메뉴`. */
  label: string;
}

/**
 * Renders the sibling pages of a page as a row of links. A row wider than the screen scrolls, with the current link in
 * view.
 *
 * Use it under the head of a page for the pages of the same group. Do not use it for parts of one page (`Tabs`).
 *
 * Keys: those of links.
 */
function TabBarRoot({ label, children, ...bar }: TabBarRootProps) {
  const rowRef = useRef<HTMLUListElement>(null);
  useCurrentInView(rowRef, CURRENT);
  return (
    <Bar {...bar} aria-label={label}>
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
