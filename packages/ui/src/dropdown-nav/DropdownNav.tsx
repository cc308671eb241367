"use client";
import { useMemo, useReducer, type ComponentProps, type KeyboardEvent, type MouseEvent } from "react";
import type { LinkProps } from "../provider/link-context.ts";
import { moveByArrows } from "./arrowKeys.ts";
import { Bar, Groups, PanelLink, PanelList } from "./DropdownNav.styles.ts";
import { NavContext, usePanelId } from "./DropdownNavContext.ts";
import { nextOpenGroup } from "./openGroup.ts";
import { useHoverIntent } from "./useHoverIntent.ts";
import { useHydrated } from "../hooks/useHydrated.ts";

/** Props of `DropdownNav.Root`: those of its `<nav>`, and its name. */
export interface DropdownNavRootProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** Accessible name, such as `주 메뉴`. */
  label: string;
}

/**
 * Renders the groups of a site in a row, each a link with a panel of links below. One panel is open at a time: that of
 * the hovered or focused group, or whose button was pressed; the state is never controlled. Without JavaScript CSS
 * opens the panels. `--danji-dropdown-nav-gap` sets the space between two groups, beside that of their buttons.
 *
 * Use it in the header of wide screens. Do not use it on narrow ones (`SlideMenu`) nor for commands.
 *
 * Keys: those of disclosure navigation; a group's panel also opens with the focus on its link.
 */
export function DropdownNavRoot({ label, children, onClick, onKeyDown, ...bar }: DropdownNavRootProps) {
  const [open, send] = useReducer(nextOpenGroup, null);
  const hover = useHoverIntent(send);
  const hydrated = useHydrated();
  const openGroup = open?.group;
  const nav = useMemo(() => ({ openGroup, send, hover }), [openGroup, hover]);

  function closeAfterNavigation(event: MouseEvent<HTMLElement>): void {
    onClick?.(event);
    if (!(event.target instanceof Element) || !event.target.closest("a")) return;
    hover.cancel();
    send({ type: "dismiss" });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    onKeyDown?.(event);
    moveByArrows(event);
  }

  return (
    <NavContext value={nav}>
      <Bar
        {...bar}
        aria-label={label}
        data-hydrated={hydrated || undefined}
        onClick={closeAfterNavigation}
        onKeyDown={handleKeyDown}
      >
        <Groups>{children}</Groups>
      </Bar>
    </NavContext>
  );
}

/** Props of `DropdownNav.Panel`: those of its `<ul>`. */
export type DropdownNavPanelProps = Omit<ComponentProps<"ul">, "id">;

/** Renders the links of a group below it. */
export function DropdownNavPanel(panel: DropdownNavPanelProps) {
  return <PanelList {...panel} id={usePanelId()} />;
}

/** Props of `DropdownNav.Link`: those of a link. */
export interface DropdownNavLinkProps extends Omit<LinkProps, "aria-current"> {
  /** Whether it leads to the current page. @default false */
  current?: boolean | undefined;
}

/** Renders a link of a panel. */
export function DropdownNavLink({ current = false, ...link }: DropdownNavLinkProps) {
  return (
    <li>
      <PanelLink {...link} aria-current={current ? "page" : undefined} />
    </li>
  );
}
