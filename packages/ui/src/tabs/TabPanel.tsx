import type { ComponentProps } from "react";
import { useChosenTab, useTab } from "./TabsContext.ts";

/** Props of the panel's node. */
export interface TabPanelProps extends Omit<ComponentProps<"div">, "id" | "role" | "aria-labelledby"> {
  /** Value of the tab that it belongs to. */
  value: string;
  /** Renders its children only while it is chosen. */
  lazy?: boolean | undefined;
}

/** The node of a panel, the one thing of it that follows the chosen tab. */
export function TabPanel({ value, lazy = false, children, ...panel }: TabPanelProps) {
  const { tabId, panelId } = useTab(value, "Tabs.Content");
  const isChosen = useChosenTab("Tabs.Content") === value;
  return (
    <div
      tabIndex={0}
      {...panel}
      id={panelId}
      role="tabpanel"
      aria-labelledby={tabId}
      data-state={isChosen ? "active" : "inactive"}
      hidden={lazy && !isChosen}
    >
      {(isChosen || !lazy) && children}
    </div>
  );
}
