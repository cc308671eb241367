import type { RefObject } from "react";
import { useCurrentInView } from "../tab-bar/useCurrentInView.ts";
import { useChosenTab } from "./TabsContext.ts";

/** Finds the chosen tab. */
const CHOSEN = '[aria-selected="true"]';

/** Keeps the chosen tab in sight. A part of its own, so that the row around it renders no more often than it changes. */
export function ChosenTabInView({ rowRef }: { rowRef: RefObject<HTMLElement | null> }) {
  useChosenTab("Tabs.List");
  useCurrentInView(rowRef, CHOSEN);
  return null;
}
