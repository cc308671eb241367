"use client";
import { useEffect, useEffectEvent, useState, type Dispatch, type RefObject } from "react";

/** What opened a group: hover, keyboard focus on its link, or a press of its button. */
type Opener = "hover" | "focus" | "press";

/** The open group and what opened it; null while all are closed. */
export type OpenGroup = { readonly group: string; readonly by: Opener } | null;

export type NavEvent =
  | { readonly type: "hover" | "focus" | "blur"; readonly group: string }
  | { readonly type: "press"; readonly group: string; readonly byKeyboard: boolean }
  | { readonly type: "leave" | "dismiss" };

/** Returns the open group after an event. A mouse hovers before it presses, so its press keeps a hovered group open. */
export function nextOpenGroup(open: OpenGroup, event: NavEvent): OpenGroup {
  switch (event.type) {
    case "hover":
    case "focus":
      return open?.group === event.group ? open : { group: event.group, by: event.type };
    case "blur":
      return open?.group === event.group && open.by !== "hover" ? null : open;
    case "press": {
      const closes = open?.group === event.group && (event.byKeyboard || open.by !== "hover");
      return closes ? null : { group: event.group, by: "press" };
    }
    case "leave":
      return open?.by === "hover" ? null : open;
    case "dismiss":
      return null;
  }
}

/** Milliseconds that a pointer on its way to a panel may rest. */
const REST_MS = 300;

/** Turns pointer events into events of the navigation. */
export interface HoverIntent {
  /** Called when the pointer enters a group. */
  enter: (group: string) => void;
  /** Called when the pointer leaves a group at a point; `panel` is the group's panel if it is open. */
  leave: (group: string, exit: Point, panel: PanelEdge | undefined) => void;
  /** Drops a pointer that is on its way. */
  cancel: () => void;
}

/** Creates the intent. Its state does not render, so it is not React's. */
function createHoverIntent(send: Dispatch<NavEvent>): HoverIntent {
  let hovered: string | undefined;
  /** The group to whose panel the pointer is on its way, and how to stop tracking it. */
  let held: { readonly group: string; readonly release: () => void } | undefined;

  function cancel(): void {
    held?.release();
    held = undefined;
  }

  function settle(): void {
    cancel();
    send(hovered === undefined ? { type: "leave" } : { type: "hover", group: hovered });
  }

  function hold(group: string, exit: Point, panel: PanelEdge): void {
    let timer = setTimeout(settle, REST_MS);

    function follow({ clientX, clientY }: PointerEvent): void {
      if (!isOnWay({ x: clientX, y: clientY }, exit, panel)) return settle();
      clearTimeout(timer);
      timer = setTimeout(settle, REST_MS);
    }

    document.addEventListener("pointermove", follow);
    held = {
      group,
      release() {
        clearTimeout(timer);
        document.removeEventListener("pointermove", follow);
      },
    };
  }

  return {
    enter(group) {
      hovered = group;
      if (held && held.group !== group) return;
      settle();
    },
    leave(group, exit, panel) {
      if (hovered === group) hovered = undefined;
      if (held) return;
      if (panel) hold(group, exit, panel);
      else settle();
    },
    cancel,
  };
}

/** Lets a pointer move diagonally from a group to its panel without opening the groups that it crosses. */
export function useHoverIntent(send: Dispatch<NavEvent>): HoverIntent {
  const [intent] = useState(() => createHoverIntent(send));
  useEffect(() => intent.cancel, [intent]);
  return intent;
}

/** A point in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Upper edge of a panel, in CSS pixels of the window. */
interface PanelEdge {
  left: number;
  right: number;
  top: number;
}

/** CSS pixels around the way: a hand does not draw straight lines. */
const SLACK = 8;

/** Returns whether a point is on the way from where a pointer left a group to the panel below, where no group opens. */
export function isOnWay({ x, y }: Point, exit: Point, panel: PanelEdge): boolean {
  const start = exit.y - SLACK;
  const share = (y - start) / (panel.top - start);
  const between = (edge: number) => exit.x + share * (edge - exit.x);
  const left = between(Math.min(panel.left, exit.x) - SLACK);
  const right = between(Math.max(panel.right, exit.x) + SLACK);
  return share >= 0 && share <= 1 && x >= left && x <= right;
}

interface DismissOptions {
  open: boolean;
  /** The group with the button of its panel. */
  itemRef: RefObject<HTMLElement | null>;
  /** The button, which receives the focus from the panel. */
  toggleRef: RefObject<HTMLElement | null>;
  /** Id of the panel. */
  panelId: string;
  onDismiss: () => void;
}

/** Closes an open group on Escape and on a press outside, and returns the focus from its panel. */
export function useDismiss({ open, itemRef, toggleRef, panelId, onDismiss }: DismissOptions): void {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!open) return;
    const toggle = toggleRef.current;

    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === "Escape") dismiss();
    }

    function onPointerDown({ target }: PointerEvent): void {
      if (target instanceof Node && !itemRef.current?.contains(target)) dismiss();
    }

    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
      if (document.getElementById(panelId)?.contains(document.activeElement)) toggle?.focus();
    };
  }, [open, itemRef, toggleRef, panelId]);
}
