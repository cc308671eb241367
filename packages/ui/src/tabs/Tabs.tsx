import { Root, type List, type Trigger } from "@radix-ui/react-tabs";
import { useId, useLayoutEffect, useMemo, useRef, type ComponentProps, type FocusEvent, type MouseEvent } from "react";
import { useControlled } from "../hooks/useControlled.ts";
import { useFollow } from "../hooks/useFollow.ts";
import { ChosenTabInView } from "./ChosenTabInView.tsx";
import { Panel, Row, Tab, TabList } from "./Tabs.styles.ts";
import { ChosenTabContext, TabsRootContext, useTab } from "./TabsContext.ts";
import { showTab } from "./showTab.ts";
import { useTabFocus } from "./useTabFocus.ts";

/** Number of the mouse button that presses. */
const MAIN_BUTTON = 0;

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
  const id = useId();
  const follow = useFollow();

  // Where the tabs keep the value themselves, nobody can refuse it, and what shows need not wait for a render.
  function choosePressed(next: string, tab: Element): void {
    if (valueProp === undefined && showTab(tab)) follow(() => setValue(next));
    else setValue(next);
  }

  const pressRef = useRef(choosePressed);
  useLayoutEffect(() => {
    pressRef.current = choosePressed;
  });
  const focus = useTabFocus();
  const tabs = useMemo(() => ({ id, pressRef, focus }), [id, focus]);

  // Radix has every focus choose where arrow keys do; that of a press does not.
  function chooseByKey(next: string): void {
    if (focus.causeRef.current === "keys") setValue(next);
  }

  return (
    <TabsRootContext value={tabs}>
      <ChosenTabContext value={value}>
        <Root {...root} value={value} onValueChange={chooseByKey} />
      </ChosenTabContext>
    </TabsRootContext>
  );
}

/** Props of `Tabs.List`: those of its `<div role="tablist">`, and what it is called. */
export interface TabsListProps extends Omit<ComponentProps<typeof List>, "asChild" | "aria-label" | "loop"> {
  /** What the tabs choose, such as `84㎡ 타입`. */
  label: string;
}

/** The row of tabs. Where it is wider than the screen it scrolls in itself, the chosen tab in sight. */
export function TabsList({ label, ...list }: TabsListProps) {
  const rowRef = useRef<HTMLDivElement>(null);
  return (
    <Row ref={rowRef}>
      <TabList {...list} aria-label={label} />
      <ChosenTabInView rowRef={rowRef} />
    </Row>
  );
}

/** Props of `Tabs.Trigger`: those of its `<button role="tab">`. */
export interface TabsTriggerProps extends Omit<ComponentProps<typeof Trigger>, "asChild" | "id" | "aria-controls"> {
  /** What tells the tab from its sisters, without blanks: it becomes part of an id. */
  value: string;
  /** Whether it cannot be chosen. Default: false. */
  disabled?: boolean | undefined;
}

/** A tab, chosen where the press ends on it: who has pressed the wrong one can leave it and let go (WCAG 2.2, 2.5.2). */
export function TabsTrigger({ onMouseDown, onClick, onFocus, ...tab }: TabsTriggerProps) {
  const { tabId, panelId, focus, press } = useTab(tab.value, "Tabs.Trigger");

  // The focus comes as the button goes down, as everywhere, so that it keeps nobody waiting for the panel. Not left to
  // Radix, which would choose by then, nor to the browser: Safari gives a button none.
  function hold(event: MouseEvent<HTMLButtonElement>): void {
    onMouseDown?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (event.button === MAIN_BUTTON) focus.take(event.currentTarget, true);
  }

  function hear(event: FocusEvent<HTMLButtonElement>): void {
    const { current: cause } = focus.causeRef;
    if (cause !== "told") onFocus?.(event);
    // Nothing else is kept from happening: a focus cannot be prevented.
    if (cause === "press") event.preventDefault();
  }

  // A click that a script or an assistive technology makes has no press before it, and brings the focus itself.
  function letGo(event: MouseEvent<HTMLButtonElement>): void {
    onClick?.(event);
    if (event.defaultPrevented) return;
    focus.take(event.currentTarget, false);
    press(event.currentTarget);
  }

  return <Tab {...tab} id={tabId} aria-controls={panelId} onFocus={hear} onMouseDown={hold} onClick={letGo} />;
}

/** Props of `Tabs.Content`: those of its `<div role="tabpanel">`. */
export interface TabsContentProps extends Omit<ComponentProps<"div">, "id" | "role" | "aria-labelledby"> {
  /** Value of the tab that it belongs to. */
  value: string;
  /**
   * Renders its children only while it is chosen: for players and frames, which would run unseen. Default: false, so
   * that search engines and readers without JavaScript have every panel.
   */
  lazy?: boolean | undefined;
}

/** The panel of a tab. Without JavaScript all panels show, one below the other. */
export function TabsContent(panel: TabsContentProps) {
  return <Panel {...panel} />;
}
