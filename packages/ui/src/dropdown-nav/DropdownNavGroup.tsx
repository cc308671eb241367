"use client";
import { useEffect, useId, useRef, type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import type { LinkProps } from "../provider/link-context.ts";
import { dropdownNav } from "../messages/ko/dropdown-nav.ts";
import { useMessages } from "../provider/messages-context.ts";
import { Chevron } from "../disclosure/Chevron.styles.ts";
import { GroupItem, GroupLink, Toggle } from "./DropdownNav.styles.ts";
import { PanelIdContext, useNav } from "./DropdownNavContext.ts";
import { useDismiss } from "./useDismiss.ts";

/** Props of `DropdownNav.Group`: those of its link, and its label. */
export interface DropdownNavGroupProps extends Omit<LinkProps, "aria-current" | "children"> {
  /** Text of the group's link. */
  label: string;
  /** Whether the current page belongs to the group. @default false */
  current?: boolean | undefined;
  /** A `DropdownNav.Panel`. */
  children: ReactNode;
}

/** Renders a group: its link, the button of its panel, and the panel. */
export function DropdownNavGroup({ label, current = false, children, onFocus, ...link }: DropdownNavGroupProps) {
  const messages = useMessages("dropdownNav", dropdownNav);
  const { openGroup, send, hover } = useNav();
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

  function openForKeyboard(event: FocusEvent<HTMLAnchorElement>): void {
    onFocus?.(event);
    if (event.currentTarget.matches(":focus-visible")) send({ type: "focus", group });
  }

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
