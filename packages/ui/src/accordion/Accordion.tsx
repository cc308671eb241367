"use client";
import type { Item, Trigger } from "@radix-ui/react-accordion";
import { useEffect, useEffectEvent, useId, type ComponentProps } from "react";
import { Collapsible } from "../collapsible/Collapsible.tsx";
import { useControlled } from "../hooks/useControlled.ts";
import { ContentBody, ItemBox, List, Sign, TriggerButton } from "./Accordion.styles.ts";
import { AccordionContext, AccordionItemContext, useAccordion, useAccordionItem } from "./AccordionContext.ts";
import type { AccordionHeadingLevel } from "./headingLevels.ts";

const NONE: string[] = [];

interface AccordionBaseProps extends Omit<ComponentProps<"div">, "defaultValue" | "dir"> {
  /** Level of the headings around the triggers: one below the heading above the accordion. */
  headingLevel: AccordionHeadingLevel;
  /** Id of the trigger that was pressed before hydration, where the accordion's code is lazy. Opens its item on mount. */
  pressedId?: string | undefined;
}

interface AccordionSingleProps extends AccordionBaseProps {
  /** Whether one item or several can be open. Default: `"single"`. */
  type?: "single" | undefined;
  /** Value of the open item when controlled, `""` for none. */
  value?: string | undefined;
  /** Value of the initially open item when uncontrolled. Default: `""`. */
  defaultValue?: string | undefined;
  /** Called with the value of the item that opens, or `""` when the open one closes. */
  onValueChange?: ((value: string) => void) | undefined;
}

interface AccordionMultipleProps extends AccordionBaseProps {
  type: "multiple";
  /** Values of the open items when controlled. */
  value?: string[] | undefined;
  /** Values of the initially open items when uncontrolled. Default: `[]`. */
  defaultValue?: string[] | undefined;
  /** Called with the values of the open items when one opens or closes. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

/** Props of `Accordion.Root`: those of its `<div>`, the level of its headings, and the open items. */
export type AccordionRootProps = AccordionSingleProps | AccordionMultipleProps;

/**
 * Renders headings that open and close their content, one at a time or several (`type="multiple"`).
 *
 * Use it for a few long sections of which a reader wants one or two. Do not use it for what everybody has to read, for
 * a single section (`Disclosure`), nor for navigation (`DropdownNav`, `SlideMenu`).
 *
 * The content is always in the page, for search engines, on paper and without JavaScript.
 *
 * Keys: those of an accordion.
 */
export function AccordionRoot(root: AccordionRootProps) {
  return root.type === "multiple" ? <MultipleRoot {...root} /> : <SingleRoot {...root} />;
}

function SingleRoot({
  headingLevel,
  pressedId,
  value: valueProp,
  defaultValue = "",
  onValueChange,
  ...list
}: AccordionSingleProps) {
  const [value, setValue] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });
  return (
    <AccordionContext value={{ headingLevel, pressedId, openItems: [value], open: setValue }}>
      <List {...list} type="single" collapsible value={value} onValueChange={setValue} />
    </AccordionContext>
  );
}

function MultipleRoot({
  headingLevel,
  pressedId,
  value: valueProp,
  defaultValue = NONE,
  onValueChange,
  ...list
}: AccordionMultipleProps) {
  const [value, setValue] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });
  const open = (item: string) => setValue([...value, item]);
  return (
    <AccordionContext value={{ headingLevel, pressedId, openItems: value, open }}>
      <List {...list} value={value} onValueChange={setValue} />
    </AccordionContext>
  );
}

/** Props of `Accordion.Item`: those of its `<div>`. */
export interface AccordionItemProps extends Omit<ComponentProps<typeof Item>, "asChild"> {
  /** Unique value of the item. */
  value: string;
  /** Whether the item can be neither opened nor closed. Default: `false`. */
  disabled?: boolean | undefined;
}

/** Renders one section: an `Accordion.Trigger` and its `Accordion.Content`. */
export function AccordionItem(item: AccordionItemProps) {
  const id = useId();
  const { openItems, open, pressedId } = useAccordion("Accordion.Item");
  const isOpen = openItems.includes(item.value);
  const triggerId = `${id}-trigger`;

  const openPressed = useEffectEvent(() => {
    if (pressedId === triggerId && !isOpen) open(item.value);
  });
  useEffect(() => openPressed(), []);

  return (
    <AccordionItemContext value={{ isOpen, triggerId, contentId: `${id}-content` }}>
      <ItemBox {...item} />
    </AccordionItemContext>
  );
}

/** Props of `Accordion.Trigger`: those of its `<button>`. */
export type AccordionTriggerProps = Omit<ComponentProps<typeof Trigger>, "asChild" | "id" | "aria-controls">;

/** Renders the button that opens and closes the item, in a heading of the accordion's level. */
export function AccordionTrigger({ children, ...button }: AccordionTriggerProps) {
  const Heading = `h${useAccordion("Accordion.Trigger").headingLevel}` as const;
  const { triggerId, contentId } = useAccordionItem("Accordion.Trigger");
  return (
    <Heading>
      <TriggerButton {...button} id={triggerId} aria-controls={contentId}>
        <span>{children}</span>
        <Sign aria-hidden />
      </TriggerButton>
    </Heading>
  );
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
