"use client";
import { createContext, use } from "react";

/** State that the parts of one `Tabs.Root` share. */
interface TabsContextValue {
  /** Value of the selected tab. */
  value: string;
  /** Selects a tab by its value. */
  select: (value: string) => void;
}

export const TabsContext = createContext<TabsContextValue | null>(null);

/** Returns the surrounding tabs, or throws with the name of the calling part outside a `Tabs.Root`. */
export function useTabs(part: string): TabsContextValue {
  const tabs = use(TabsContext);
  if (tabs === null) throw new Error(`<${part}> must be inside a <Tabs.Root>.`);
  return tabs;
}
