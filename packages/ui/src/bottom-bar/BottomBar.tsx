import type { ComponentProps } from "react";
import { Bar, BarButton, BarLink } from "./BottomBar.styles.ts";

/** Props of `BottomBar.Root`: those of its `<section>`, and what it is called. */
export interface BottomBarRootProps extends Omit<ComponentProps<"section">, "aria-label"> {
  /** What assistive technology calls the bar, such as `상담 바로가기`. */
  label: string;
}

/**
 * One or two actions at the lower edge of narrow screens (900px at most), always in the reach of a thumb. It is not
 * there on wider screens and on paper. It covers the foot of the page: leave `BOTTOM_BAR_HEIGHT` and the safe area free.
 *
 * Use it once on a page, for what the page wants of its reader. Do not use it for navigation.
 *
 * Keys: those of buttons and links.
 */
export function BottomBarRoot({ label, ...bar }: BottomBarRootProps) {
  return <Bar {...bar} aria-label={label} />;
}

interface AccentProps {
  /** Whether it is what can be done next: amber. One action of the bar at most. Default: false. */
  accent?: boolean | undefined;
}

/** Props of `BottomBar.Button`: those of a `<button>`, and its weight. */
export interface BottomBarButtonProps extends ComponentProps<"button">, AccentProps {}

/** An action on the page, such as opening a popup. */
export function BottomBarButton({ accent = false, type = "button", ...button }: BottomBarButtonProps) {
  return <BarButton {...button} type={type} data-accent={accent || undefined} />;
}

/** Props of `BottomBar.Link`: those of an `<a>`, and its weight. */
export interface BottomBarLinkProps extends ComponentProps<"a">, AccentProps {
  /** Where it leads: an address that no router handles, such as `tel:` and a number. */
  href: string;
}

/** An action that leaves the page to another program, such as a call. */
export function BottomBarLink({ accent = false, ...link }: BottomBarLinkProps) {
  return <BarLink {...link} data-accent={accent || undefined} />;
}
