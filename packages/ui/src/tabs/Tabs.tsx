"use client";
import { Root, type List, type Trigger } from "@radix-ui/react-tabs";
import { useRef, type ComponentProps } from "react";
import { missing, useMisuse } from "../hooks/misuse.ts";
import { checkOnlyChild, createPartContext, useNameMisuse, usePartRef, type AccessibleName } from "../hooks/parts.ts";
import { useControlled, type ValueProps } from "../hooks/useControlled.ts";
import { useCurrentInView } from "../tab-bar/useCurrentInView.ts";
import { Panel, Row, Tab, TabList } from "./Tabs.styles.ts";

interface TabsState {
  value: string;
  select: (value: string, reason: "trigger") => void;
}

const [TabsContext, useTabs] = createPartContext<TabsState>("Tabs.Root");

const SELECTED = '[aria-selected="true"]';

interface TabsOwnProps extends ValueProps<"trigger"> {
  /** Whether arrow keys select a tab, or only focus it (`manual`), for slow panels. @default "automatic" */
  activationMode?: "automatic" | "manual" | undefined;
}

/** Exactly one of both: one tab is always selected. */
type SelectedProps = { value: string; defaultValue?: undefined } | { value?: undefined; defaultValue: string };

type TabsRootProps = Omit<ComponentProps<"div">, "defaultValue" | "dir"> & TabsOwnProps & SelectedProps;

/**
 * Renders panels of which one shows, selected by a list of tabs.
 *
 * Use it for two to six views of one kind that a reader compares or picks from, such as types or videos. Do not use it
 * for pages (`TabBar`) nor for what most readers want to read in full (headings).
 *
 * Keys: those of tabs.
 */
function TabsRoot({ value: valueProp, defaultValue = "", onValueChange, ref, ...root }: TabsRootProps) {
  const rootRef = usePartRef(ref);
  const [value, select] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });
  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() => !rootRef.current?.querySelector(SELECTED) && missing("Tabs.Root", "tab", value, "a Tabs.Trigger")),
  );
  return (
    <TabsContext value={{ value, select }}>
      <Root {...root} ref={rootRef} value={value} onValueChange={(next) => select(next, "trigger")} />
    </TabsContext>
  );
}

/** Renders the row around a `Tabs.List`, which scrolls sideways and keeps the selected tab in view. */
function TabsRow({ ref, ...row }: ComponentProps<"div">) {
  const rowRef = usePartRef(ref);
  // Renders the row when the selection changes, after which the hook scrolls.
  useTabs("Tabs.Row");
  useCurrentInView(rowRef, SELECTED);
  return <Row {...row} ref={rowRef} />;
}

type TabsListProps = Omit<ComponentProps<typeof List>, "asChild" | "loop"> & AccessibleName;

/** Renders the list of tabs. */
function TabsList(list: TabsListProps) {
  useNameMisuse("Tabs.List", list["aria-label"] ?? list["aria-labelledby"]);
  useTabs("Tabs.List");
  return <TabList {...list} />;
}

interface TabsTriggerProps extends Omit<ComponentProps<typeof Trigger>, "id" | "aria-controls"> {
  /** Unique value of the tab. No spaces: it becomes part of the element's id. */
  value: string;
  /** Whether the tab cannot be selected. @default false */
  disabled?: boolean | undefined;
}

/** Renders a tab, which selects as the mouse goes down: a handler prevents that in `onMouseDown`. */
function TabsTrigger({ onKeyDown, onBlur, onClick, ...tab }: TabsTriggerProps) {
  const { select } = useTabs("Tabs.Trigger");
  if (process.env.NODE_ENV !== "production") checkOnlyChild("Tabs.Trigger", tab.asChild, tab.children);
  /** Whether the next click is that of Enter or Space, which have selected on keydown. */
  const isKeyClickRef = useRef(false);

  return (
    <Tab
      {...tab}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        isKeyClickRef.current = !event.defaultPrevented && (event.key === "Enter" || event.key === " ");
      }}
      // A parent that moves the focus on keydown also moves the click away.
      onBlur={(event) => {
        onBlur?.(event);
        isKeyClickRef.current = false;
      }}
      // Radix selects on mousedown, which the click of a script or of an assistive technology comes without.
      onClick={(event) => {
        onClick?.(event);
        const isSelected = event.detail !== 0 || isKeyClickRef.current;
        isKeyClickRef.current = false;
        if (isSelected || event.defaultPrevented) return;
        event.currentTarget.focus();
        select(tab.value, "trigger");
      }}
    />
  );
}

interface TabsContentProps extends Omit<ComponentProps<"div">, "id" | "role" | "aria-labelledby"> {
  /** Value of its tab. */
  value: string;
  /** Whether its children render only while its tab is selected, as players and frames should. @default false */
  lazy?: boolean | undefined;
}

/** Renders the panel of a tab. Without JavaScript all panels show, one below the other. */
function TabsContent({ lazy = false, ...panel }: TabsContentProps) {
  useTabs("Tabs.Content");
  return <Panel {...panel} forceMount={lazy ? undefined : true} />;
}

export { TabsRoot as Root, TabsRow as Row, TabsList as List, TabsTrigger as Trigger, TabsContent as Content };
