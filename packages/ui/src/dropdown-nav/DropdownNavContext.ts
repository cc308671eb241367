"use client";
import { createContext, use, type Dispatch } from "react";
import type { NavEvent } from "./openGroup.ts";
import type { HoverIntent } from "./useHoverIntent.ts";

/** State that the groups of a navigation share. */
export interface NavContextValue {
  /** Id of the open group, if any. */
  openGroup: string | undefined;
  send: Dispatch<NavEvent>;
  hover: HoverIntent;
}

export const NavContext = createContext<NavContextValue | null>(null);

/** Id of the surrounding group's panel, or null outside of one. */
export const PanelIdContext = createContext<string | null>(null);

/** Returns the surrounding navigation, or throws outside a `DropdownNav.Root`. */
export function useNav(): NavContextValue {
  const nav = use(NavContext);
  if (!nav) throw new Error("<DropdownNav.Group> must be inside a <DropdownNav.Root>.");
  return nav;
}

/** Returns the id of the surrounding group's panel, or throws outside a `DropdownNav.Group`. */
export function usePanelId(): string {
  const id = use(PanelIdContext);
  if (id === null) throw new Error("<DropdownNav.Panel> must be inside a <DropdownNav.Group>.");
  return id;
}
