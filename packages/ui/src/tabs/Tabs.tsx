import { Root, type Content, type List, type Trigger } from "@radix-ui/react-tabs";
import type { ComponentProps } from "react";
import { useControlled } from "../hooks/useControlled.ts";
import { useCurrentInView } from "../tab-bar/useCurrentInView.ts";
import { Panel, Row, Tab, TabList } from "./Tabs.styles.ts";
import { TabsContext, useChosenTab } from "./TabsContext.ts";

/** Finds the chosen tab. */
const CHOSEN = '[aria-selected="true"]';

interface TabsOwnProps {
  /** Value of the chosen tab, where the owner keeps it. */
  value?: string | undefined;
  /** Value of the tab to begin with, where the tabs keep it. */
  defaultValue?: string | undefined;
  /** Told the value of the tab that is chosen next. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Whether arrow keys choose a tab at once (`automatic`) or only go to it, for Enter to choose (`manual`). Default:
   * `automatic`; `manual` is for panels that are slow to come, such as frames of other sites.
   */
  activationMode?: "automatic" | "manual" | undefined;
}

/** One tab always is chosen, so that there is no leaving both out. */
type OneIsChosen = { value: string; defaultValue?: undefined } | { value?: undefined; defaultValue: string };

/** Props of `Tabs.Root`: those of its `<div>`, and which tab is chosen. */
export type TabsRootProps = Omit<ComponentProps<"div">, "defaultValue" | "dir"> & TabsOwnProps & OneIsChosen;

/**
 * Panels of which one shows, chosen by a row of tabs.
 *
 * Use it for two to six views of one kind that a reader compares or picks from, such as types or videos. Do not use it
 * for pages (`TabBar`) nor for what most readers want to read in full (headings).
 *
 * Keys: those of tabs.
 */
export function TabsRoot({ value: valueProp, defaultValue = "", onValueChange, ...root }: TabsRootProps) {
  const [value, setValue] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });
  return (
    <TabsContext value={value}>
      <Root {...root} value={value} onValueChange={setValue} />
    </TabsContext>
  );
}

/** Props of `Tabs.List`: those of its `<div role="tablist">`, and what it is called. */
export interface TabsListProps extends Omit<ComponentProps<typeof List>, "asChild" | "aria-label" | "loop"> {
  /** What the tabs choose, such as `84㎡ 타입`. */
  label: string;
}

/** The row of tabs. Where it is wider than the screen it scrolls in itself, the chosen tab in sight. */
export function TabsList({ label, ...list }: TabsListProps) {
  useChosenTab();
  const rowRef = useCurrentInView<HTMLDivElement>(CHOSEN);
  return (
    <Row ref={rowRef}>
      <TabList {...list} aria-label={label} />
    </Row>
  );
}

/** Props of `Tabs.Trigger`: those of its `<button role="tab">`. */
export interface TabsTriggerProps extends Omit<ComponentProps<typeof Trigger>, "asChild"> {
  /** What tells the tab from its sisters, without blanks: it becomes part of an id. */
  value: string;
  /** Whether it cannot be chosen. Default: false. */
  disabled?: boolean | undefined;
}

/** A tab. */
export function TabsTrigger(tab: TabsTriggerProps) {
  return <Tab {...tab} />;
}

/** Props of `Tabs.Content`: those of its `<div role="tabpanel">`. */
export interface TabsContentProps extends Omit<ComponentProps<typeof Content>, "asChild" | "forceMount"> {
  /** Value of the tab that it belongs to. */
  value: string;
  /**
   * Renders its children only while it is chosen: for players and frames, which would run unseen. Default: false, so
   * that search engines and readers without JavaScript have every panel.
   */
  lazy?: boolean | undefined;
}

/** The panel of a tab. Without JavaScript all panels show, one below the other. */
export function TabsContent({ lazy = false, ...panel }: TabsContentProps) {
  return <Panel {...panel} {...(!lazy && { forceMount: true })} />;
}
