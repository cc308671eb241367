"use client";
import { useEffect, useState, type Dispatch } from "react";
import { graceTriangle, isInside, type PanelEdge, type Point } from "./grace.ts";
import type { NavEvent } from "./openGroup.ts";

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
    const triangle = graceTriangle(exit, panel);
    let timer = setTimeout(settle, REST_MS);

    function follow({ clientX, clientY }: PointerEvent): void {
      if (!isInside({ x: clientX, y: clientY }, triangle)) return settle();
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
