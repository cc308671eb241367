"use client";
import { useMemo, useReducer, type ComponentProps, type KeyboardEvent, type MouseEvent } from "react";
import type { LinkProps } from "../provider/link-context.ts";
import { moveByArrows } from "./arrowKeys.ts";
import { Bar, Groups, PanelLink, PanelList } from "./DropdownNav.styles.ts";
import { NavContext, usePanelId } from "./DropdownNavContext.ts";
import { nextOpenGroup } from "./openGroup.ts";
import { useHoverIntent } from "./useHoverIntent.ts";
import { useHydrated } from "../hooks/useHydrated.ts";

/** Props of `DropdownNav.Root`: those of its `<nav>`, and what it is called. */
export interface DropdownNavRootProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** What assistive technology calls the navigation, such as `주 메뉴`. */
  label: string;
}

/**
 * The groups of a site in a row, each with a real link of its own and a panel of links below it. One panel is open at a
 * time: that of the group which the mouse is over or the keyboard is on, or whose button was pressed. Its state belongs
 * to the pointer and the keyboard, so there is none for an owner to keep. Without a script CSS alone opens the panels.
 * The custom property `--danji-dropdown-nav-gap` sets the room between two groups, beside that of their buttons.
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

/** The links of a group, below it. */
export function DropdownNavPanel(panel: DropdownNavPanelProps) {
  return <PanelList {...panel} id={usePanelId()} />;
}

/** Props of `DropdownNav.Link`: those of a link. */
export interface DropdownNavLinkProps extends Omit<LinkProps, "aria-current"> {
  /** Whether it leads to the present page. Default: false. */
  current?: boolean | undefined;
}

/** A link of a panel, in an item of its list. */
export function DropdownNavLink({ current = false, ...link }: DropdownNavLinkProps) {
  return (
    <li>
      <PanelLink {...link} aria-current={current ? "page" : undefined} />
    </li>
  );
}
