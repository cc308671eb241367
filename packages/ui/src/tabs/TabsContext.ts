import { createContext, use } from "react";

/** Value of the chosen tab, or null outside of tabs. */
export const TabsContext = createContext<string | null>(null);

/**
 * Value of the chosen tab.
 *
 * @throws Error outside a `Tabs.Root`.
 */
export function useChosenTab(): string {
  const value = use(TabsContext);
  if (value === null) throw new Error("<Tabs.List> has to stand in a <Tabs.Root>.");
  return value;
}
