"use client";
import type { ComponentProps } from "react";
import { Bar, BarAction } from "./BottomBar.styles.ts";

interface BottomBarRootProps extends Omit<ComponentProps<"section">, "aria-label"> {
  /** Accessible name, such as `상담 바로가기`. */
  label: string;
}

/**
 * Renders one or two actions at the lower edge of narrow screens (up to 900px), not on paper. It covers the end of the
 * page: leave `BOTTOM_BAR_HEIGHT` and the safe area free, and as much `scroll-padding` for what has the focus. In windows
 * lower than 400px it is the end of the page.
 *
 * Use it once on a page, for its main action. Do not use it for navigation.
 *
 * Keys: those of buttons and links.
 */
export function BottomBarRoot({ label, ...bar }: BottomBarRootProps) {
  return <Bar {...bar} aria-label={label} />;
}

interface AccentProps {
  /** Whether it is the main action, in the accent colour; one of the bar at most. @default false */
  accent?: boolean | undefined;
}

interface BottomBarButtonProps extends ComponentProps<"button">, AccentProps {}

/** Renders an action on the page, such as opening a popup. */
export function BottomBarButton({ accent = false, type = "button", ...button }: BottomBarButtonProps) {
  return <BarAction {...button} type={type} data-accent={accent || undefined} />;
}

interface BottomBarLinkProps extends ComponentProps<"a">, AccentProps {
  /** Address that no router handles, such as `tel:` and a number. */
  href: string;
}

/** Renders an action in another program, such as a call. */
export function BottomBarLink({ accent = false, ...link }: BottomBarLinkProps) {
  return <BarAction as="a" {...link} data-accent={accent || undefined} />;
}
