"use client";
import {
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  type ComponentProps,
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { Chevron } from "../disclosure/Disclosure.styles.ts";
import { useNameMisuse, createPartContext, unlessPrevented, type AccessibleName } from "../hooks/parts.ts";
import { useHydrated } from "../hooks/hydration.ts";
import type { LinkProps } from "../provider/Link.tsx";
import * as ko from "../messages/ko.ts";
import { useMessages } from "../messages/useMessages.ts";
import { moveByArrows } from "./arrowKeys.ts";
import { Bar, GroupItem, GroupLink, Groups, PanelLink, PanelList, Toggle } from "./DropdownNav.styles.ts";
import { type HoverIntent, type NavEvent, nextOpenGroup, useDismiss, useHoverIntent } from "./openGroup.ts";

interface NavState {
  openGroup: string | undefined;
  send: Dispatch<NavEvent>;
  hover: HoverIntent;
}

const [NavContext, useNav] = createPartContext<NavState>("DropdownNav.Root");

const [PanelIdContext, usePanelId] = createPartContext<string>("DropdownNav.Group");

/**
 * Renders the groups of a site in a row, each a link with a panel of links below. One panel is open at a time: that of
 * the hovered or focused group, or whose button was pressed; the state is never controlled. Without JavaScript CSS
 * opens the panels. `--danji-dropdown-nav-gap` sets the space between two groups, beside that of their buttons.
 *
 * Use it in the header of wide screens. Do not use it on narrow ones (`SlideMenu`) nor for commands.
 *
 * Keys: those of disclosure navigation; a group's panel also opens with the focus on its link.
 */
function DropdownNavRoot({ children, onClick, onKeyDown, ...bar }: ComponentProps<"nav"> & AccessibleName) {
  useNameMisuse("DropdownNav.Root", bar["aria-label"] ?? bar["aria-labelledby"]);
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
      <Bar {...bar} data-hydrated={hydrated || undefined} onClick={closeAfterNavigation} onKeyDown={handleKeyDown}>
        <Groups>{children}</Groups>
      </Bar>
    </NavContext>
  );
}

interface DropdownNavGroupProps extends Omit<LinkProps, "aria-current" | "children"> {
  /** Text of the group's link. */
  label: string;
  /** Whether the current page belongs to the group. @default false */
  current?: boolean | undefined;
  /** A `DropdownNav.Content`. */
  children: ReactNode;
}

/** Renders a group: its link, the button of its panel, and the panel. */
function DropdownNavGroup({ label, current = false, children, onFocus, ...link }: DropdownNavGroupProps) {
  const messages = useMessages("dropdownNav", ko.dropdownNav);
  const { openGroup, send, hover } = useNav("DropdownNav.Group");
  const group = useId();
  const panelId = useId();
  const itemRef = useRef<HTMLLIElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const open = openGroup === group;

  // A group that CSS opened before hydration, for the pointer or for the focus, stays open.
  useEffect(() => {
    const { current: item } = itemRef;
    if (item?.matches(":hover")) hover.enter(group);
    if (item?.querySelector(":scope > a:focus-visible, :scope > ul :focus")) send({ type: "focus", group });
  }, [group, hover, send]);

  useDismiss({
    open,
    itemRef,
    toggleRef,
    panelId,
    onDismiss() {
      hover.cancel();
      send({ type: "dismiss" });
    },
  });

  function onPointerEnter({ pointerType }: PointerEvent): void {
    if (pointerType !== "touch") hover.enter(group);
  }

  function onPointerLeave({ pointerType, clientX, clientY }: PointerEvent): void {
    if (pointerType === "touch") return;
    const panel = open ? document.getElementById(panelId)?.getBoundingClientRect() : undefined;
    hover.leave(group, { x: clientX, y: clientY }, panel);
  }

  const openForKeyboard = unlessPrevented(onFocus, ({ currentTarget }: FocusEvent<HTMLAnchorElement>) => {
    if (currentTarget.matches(":focus-visible")) send({ type: "focus", group });
  });

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent): void {
    // A window that loses the focus keeps its active element, and returns the focus to it.
    if (target === document.activeElement) return;
    if (!currentTarget.contains(relatedTarget)) send({ type: "blur", group });
  }

  function onPress({ detail }: MouseEvent): void {
    hover.cancel();
    // `detail` is 0 for clicks without a pointer.
    send({ type: "press", group, byKeyboard: detail === 0 });
  }

  return (
    <PanelIdContext value={panelId}>
      <GroupItem
        ref={itemRef}
        data-state={open ? "open" : "closed"}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        onBlur={onBlur}
      >
        <GroupLink {...link} aria-current={current ? "true" : undefined} onFocus={openForKeyboard}>
          {label}
        </GroupLink>
        <Toggle
          ref={toggleRef}
          type="button"
          aria-label={messages.toggle(label)}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={onPress}
        >
          <Chevron aria-hidden />
        </Toggle>
        {children}
      </GroupItem>
    </PanelIdContext>
  );
}

/** Renders the links of a group below it. */
function DropdownNavContent(panel: Omit<ComponentProps<"ul">, "id">) {
  return <PanelList {...panel} id={usePanelId("DropdownNav.Content")} />;
}

interface DropdownNavLinkProps extends Omit<LinkProps, "aria-current"> {
  /** Whether it leads to the current page. @default false */
  current?: boolean | undefined;
}

/** Renders a link of a panel. */
function DropdownNavLink({ current = false, ...link }: DropdownNavLinkProps) {
  return (
    <li>
      <PanelLink {...link} aria-current={current ? "page" : undefined} />
    </li>
  );
}

export { DropdownNavRoot as Root, DropdownNavGroup as Group, DropdownNavContent as Content, DropdownNavLink as Link };
