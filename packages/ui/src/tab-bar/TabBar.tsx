"use client";
import { useRef, type ComponentProps } from "react";
import type { LinkProps } from "../provider/link-context.ts";
import { Bar, Row, RowLink } from "./TabBar.styles.ts";
import { useCurrentInView } from "./useCurrentInView.ts";

/** Finds the link of the present page. */
const CURRENT = '[aria-current="page"]';

/** Props of `TabBar.Root`: those of its `<nav>`, and what it is called. */
export interface TabBarRootProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** What assistive technology calls the bar, such as `사업안내 하위 메뉴`. */
  label: string;
}

/**
 * The sister pages of a page as a row of links. Where the row is wider than the screen it scrolls in itself, and begins
 * with the link of the present page in sight.
 *
 * Use it under the head of a page for the pages of the same group. Do not use it for parts of one page (`Tabs`).
 *
 * Keys: those of links.
 */
export function TabBarRoot({ label, children, ...bar }: TabBarRootProps) {
  const rowRef = useRef<HTMLUListElement>(null);
  useCurrentInView(rowRef, CURRENT);
  return (
    <Bar {...bar} aria-label={label}>
      <Row ref={rowRef}>{children}</Row>
    </Bar>
  );
}

/** Props of `TabBar.Link`: those of a link. */
export interface TabBarLinkProps extends Omit<LinkProps, "aria-current"> {
  /** Whether it leads to the page that it stands on. Default: false. */
  current?: boolean | undefined;
}

/** A link of the bar, in an item of its list. */
export function TabBarLink({ current = false, ...link }: TabBarLinkProps) {
  return (
    <li>
      <RowLink {...link} aria-current={current ? "page" : undefined} />
    </li>
  );
}
