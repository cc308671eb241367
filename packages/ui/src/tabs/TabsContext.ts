import { createContext, use, type RefObject } from "react";
import type { TabFocus } from "./useTabFocus.ts";

/** Value of the chosen tab, or null outside of tabs. */
export const ChosenTabContext = createContext<string | null>(null);

/** What tabs and panels know of their root. */
interface TabsRootValue {
  /** What the ids of tabs and panels begin with. */
  id: string;
  /** Chooses a tab that has been pressed, by its value. */
  pressRef: RefObject<(value: string, tab: Element) => void>;
  /** How a press gives a tab the focus. */
  focus: TabFocus;
}

/** The root around, or null outside of tabs: it never changes, so that nothing renders anew. */
export const TabsRootContext = createContext<TabsRootValue | null>(null);

/** What a context of the tabs has for a part that stands in them. */
function within<T>(value: T | null, part: string): T {
  if (value === null) throw new Error(`<${part}> has to stand in a <Tabs.Root>.`);
  return value;
}

/**
 * Value of the chosen tab.
 *
 * @param part Name of the part that asks.
 * @throws Error outside a `Tabs.Root`.
 */
export function useChosenTab(part: string): string {
  return within(use(ChosenTabContext), part);
}

/**
 * Ids by which a tab and its panel know each other, and how the tab is pressed.
 *
 * @param value Of the tab.
 * @param part Name of the part that asks.
 * @throws Error outside a `Tabs.Root`.
 */
export function useTab(value: string, part: string) {
  const { id, pressRef, focus } = within(use(TabsRootContext), part);
  return {
    tabId: `${id}-tab-${value}`,
    panelId: `${id}-panel-${value}`,
    focus,
    press: (tab: Element) => pressRef.current(value, tab),
  };
}
