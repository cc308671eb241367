"use client";
import type { Item, Trigger } from "@radix-ui/react-accordion";
import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type ComponentProps } from "react";
import { Collapsible } from "../collapsible/Collapsible.tsx";
import { useControlled } from "../hooks/useControlled.ts";
import { useHydrated } from "../hooks/useHydrated.ts";
import { ContentBody, ItemBox, List, NativeTrigger, Sign, TriggerButton } from "./Accordion.styles.ts";
import { AccordionContext, AccordionItemContext, useAccordion, useAccordionItem } from "./AccordionContext.ts";
import type { AccordionHeadingLevel } from "./headingLevels.ts";

const NONE: string[] = [];

interface AccordionBaseProps extends Omit<ComponentProps<"div">, "defaultValue" | "dir"> {
  /** Level of the headings around the triggers: one below the heading above the accordion. */
  headingLevel: AccordionHeadingLevel;
}

interface AccordionSingleProps extends AccordionBaseProps {
  /** Whether one item or several can be open. @default "single" */
  type?: "single" | undefined;
  /** Value of the open item when controlled, `""` for none. */
  value?: string | undefined;
  /** Value of the initially open item when uncontrolled. @default "" */
  defaultValue?: string | undefined;
  /** Called with the value of the item that opens, or `""` when the open one closes. */
  onValueChange?: ((value: string) => void) | undefined;
}

interface AccordionMultipleProps extends AccordionBaseProps {
  type: "multiple";
  /** Values of the open items when controlled. */
  value?: string[] | undefined;
  /** Values of the initially open items when uncontrolled. @default [] */
  defaultValue?: string[] | undefined;
  /** Called with the values of the open items when one opens or closes. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

/** Props of `Accordion.Root`: those of its `<div>`, the level of its headings, and the open items. */
export type AccordionRootProps = AccordionSingleProps | AccordionMultipleProps;

/**
 * Renders headings that open and close their content, one at a time or several (`type="multiple"`).
 *
 * Use it for a few long sections of which a reader wants one or two. Do not use it for what all visitors have to read, for
 * a single section (`Disclosure`), nor for navigation (`DropdownNav`, `SlideMenu`).
 *
 * The content is always in the page, for search engines, on paper and without JavaScript. Until hydration the items of a
 * prerendered page are native `<details>`, and what a reader has opened stays open.
 *
 * Keys: those of an accordion.
 */
export function AccordionRoot(root: AccordionRootProps) {
  return root.type === "multiple" ? <MultipleRoot {...root} /> : <SingleRoot {...root} />;
}

function SingleRoot({
  headingLevel,
  value: valueProp,
  defaultValue = "",
  onValueChange,
  ...list
}: AccordionSingleProps) {
  const id = useId();
  const [value, setValue, latest] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });

  function setOpen(item: string, isOpen: boolean): void {
    if (isOpen) setValue(item);
    else if (latest() === item) setValue("");
  }

  return (
    <AccordionContext value={{ headingLevel, group: id, openItems: [value], setOpen }}>
      <List {...list} type="single" collapsible value={value} onValueChange={setValue} />
    </AccordionContext>
  );
}

function MultipleRoot({
  headingLevel,
  value: valueProp,
  defaultValue = NONE,
  onValueChange,
  ...list
}: AccordionMultipleProps) {
  const [value, setValue, latest] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });

  function setOpen(item: string, isOpen: boolean): void {
    const others = latest().filter((open) => open !== item);
    setValue(isOpen ? [...others, item] : others);
  }

  return (
    <AccordionContext value={{ headingLevel, group: undefined, openItems: value, setOpen }}>
      <List {...list} value={value} onValueChange={setValue} />
    </AccordionContext>
  );
}

/** Props of `Accordion.Item`: those of its `<div>`. */
export interface AccordionItemProps extends Omit<ComponentProps<typeof Item>, "asChild"> {
  /** Unique value of the item. */
  value: string;
  /** Whether the item can be neither opened nor closed. @default false */
  disabled?: boolean | undefined;
}

/** Renders one section: an `Accordion.Trigger` and its `Accordion.Content`. */
export function AccordionItem(item: AccordionItemProps) {
  const id = useId();
  const { openItems, setOpen } = useAccordion("Accordion.Item");
  const { value, disabled = false } = item;
  const isOpen = openItems.includes(value);
  return (
    <AccordionItemContext
      value={{
        isOpen,
        disabled,
        setOpen: (open) => setOpen(value, open),
        triggerId: `${id}-trigger`,
        contentId: `${id}-content`,
      }}
    >
      <ItemBox {...item} />
    </AccordionItemContext>
  );
}

/** Props of `Accordion.Trigger`: those of its `<button>`. */
export type AccordionTriggerProps = Omit<ComponentProps<typeof Trigger>, "asChild" | "id" | "aria-controls">;

/** Renders the button that opens and closes the item, in a heading of the accordion's level. */
export function AccordionTrigger({ children, ...button }: AccordionTriggerProps) {
  const { headingLevel, group } = useAccordion("Accordion.Trigger");
  const { isOpen, disabled, triggerId, contentId } = useAccordionItem("Accordion.Trigger");
  const { isNative, detailsRef } = useNativeUntilHydrated();
  const Heading = `h${headingLevel}` as const;
  const label = (
    <>
      <span>{children}</span>
      <Sign aria-hidden />
    </>
  );
  if (isNative && !disabled && button.disabled !== true)
    return (
      // The reader may have opened or closed it before hydration.
      <details ref={detailsRef} name={group} open={isOpen} suppressHydrationWarning>
        <NativeTrigger id={triggerId} className={button.className} style={button.style}>
          <Heading>{label}</Heading>
        </NativeTrigger>
      </details>
    );
  return (
    <Heading>
      <TriggerButton {...button} id={triggerId} aria-controls={contentId}>
        {label}
      </TriggerButton>
    </Heading>
  );
}

/** Whether the trigger of a prerendered item is still a `<details>`, whose state and focus React adopts once hydrated. */
function useNativeUntilHydrated() {
  const { isOpen, setOpen, triggerId } = useAccordionItem("Accordion.Trigger");
  const isHydrated = useHydrated();
  const [isNative, setIsNative] = useState(!isHydrated);
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const hadFocusRef = useRef(false);

  const adoptNativeState = useEffectEvent(() => {
    const details = detailsRef.current;
    if (!details) return;
    hadFocusRef.current = details.contains(document.activeElement);
    if (details.open !== isOpen) setOpen(details.open);
    setIsNative(false);
  });
  useLayoutEffect(() => adoptNativeState(), []);
  useLayoutEffect(() => {
    if (!isNative && hadFocusRef.current) document.getElementById(triggerId)?.focus();
  }, [isNative, triggerId]);

  return { isNative, detailsRef };
}

/** Props of `Accordion.Content`: those of its `<div role="region">`, which its trigger labels. */
export type AccordionContentProps = Omit<ComponentProps<"div">, "id" | "role" | "aria-labelledby">;

/** Renders the content of the item. Its class may change the padding. */
export function AccordionContent(region: AccordionContentProps) {
  const { isOpen, triggerId, contentId } = useAccordionItem("Accordion.Content");
  return (
    <Collapsible open={isOpen}>
      <ContentBody {...region} id={contentId} role="region" aria-labelledby={triggerId} />
    </Collapsible>
  );
}
