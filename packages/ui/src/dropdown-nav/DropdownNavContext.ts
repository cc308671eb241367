"use client";
import { createContext, use, type Dispatch } from "react";
import type { NavEvent } from "./openGroup.ts";
import type { HoverIntent } from "./useHoverIntent.ts";

/** What the groups of one navigation share. */
export interface NavContextValue {
  /** Id of the open group, or nothing. */
  openGroup: string | undefined;
  send: Dispatch<NavEvent>;
  hover: HoverIntent;
}

export const NavContext = createContext<NavContextValue | null>(null);

/** Id of the panel of the surrounding group, or null outside of one. */
export const PanelIdContext = createContext<string | null>(null);

/**
 * The navigation that a group stands in.
 *
 * @throws Error outside a `DropdownNav.Root`.
 */
export function useNav(): NavContextValue {
  const nav = use(NavContext);
  if (!nav) throw new Error("<DropdownNav.Group> has to stand in a <DropdownNav.Root>.");
  return nav;
}

/**
 * The id of the panel of the surrounding group.
 *
 * @throws Error outside a `DropdownNav.Group`.
 */
export function usePanelId(): string {
  const id = use(PanelIdContext);
  if (id === null) throw new Error("<DropdownNav.Panel> has to stand in a <DropdownNav.Group>.");
  return id;
}
