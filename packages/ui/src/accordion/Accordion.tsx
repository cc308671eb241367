"use client";
import { type Item, Trigger } from "@radix-ui/react-accordion";
import { useId, useState, type ComponentProps } from "react";
import { Collapsible, type CollapsibleReason } from "../collapsible/Collapsible.tsx";
import { TriggerRow } from "../collapsible/HeadingTrigger.styles.ts";
import { HeadingTrigger } from "../collapsible/HeadingTrigger.tsx";
import { misuse, missing, useMisuse, type HeadingLevel } from "../hooks/misuse.ts";
import { createPartContext } from "../hooks/parts.ts";
import { useControlled, type ValueProps } from "../hooks/useControlled.ts";
import { ContentBody, ItemBox, List } from "./Accordion.styles.ts";

interface AccordionState extends Pick<AccordionRootProps, "headingLevel"> {
  openItem: string;
  setOpen: (item: string, isOpen: boolean, reason: CollapsibleReason) => void;
  /** Name of the items where they are native, of which only one is open. */
  group: string;
  /** Ids of the items by their values, to find two of one value. */
  owners: Map<string, string>;
}

const [AccordionContext, useAccordion] = createPartContext<AccordionState>("Accordion.Root");

interface ItemState {
  isOpen: boolean;
  disabled: boolean;
  setOpen: (isOpen: boolean, reason: CollapsibleReason) => void;
  triggerId: string;
  contentId: string;
}

const [ItemContext, useItem] = createPartContext<ItemState>("Accordion.Item");

interface AccordionRootProps
  extends ValueProps<CollapsibleReason>, Omit<ComponentProps<"div">, "defaultValue" | "dir"> {
  /** Level of the headings around the triggers: one below the heading above the accordion. */
  headingLevel: HeadingLevel;
}

/**
 * Renders headings that open and close their content, one at a time.
 *
 * Use it for a few long sections of which a reader wants one or two. Do not use it for what all visitors have to read, for
 * a single section (`Disclosure`), nor for navigation (`DropdownNav`, `SlideMenu`).
 *
 * The content is always in the page, for search engines, on paper and without JavaScript. Until hydration the items of a
 * prerendered page are native `<details>`, and what a reader has opened stays open.
 *
 * Keys: those of an accordion.
 */
function AccordionRoot({
  headingLevel,
  value: valueProp,
  defaultValue = "",
  onValueChange,
  ...list
}: AccordionRootProps) {
  const id = useId();
  const [owners] = useState(() => new Map<string, string>());
  const [value, setValue, latest] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });

  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() => value !== "" && !owners.has(value) && missing("Accordion.Root", "item", value, "an Accordion.Item")),
  );

  function setOpen(item: string, isOpen: boolean, reason: CollapsibleReason): void {
    if (isOpen) setValue(item, reason);
    else if (latest() === item) setValue("", reason);
  }

  return (
    <AccordionContext value={{ headingLevel, group: id, owners, openItem: value, setOpen }}>
      <List {...list} type="single" collapsible value={value} onValueChange={(next) => setValue(next, "trigger")} />
    </AccordionContext>
  );
}

interface AccordionItemProps extends Omit<ComponentProps<typeof Item>, "asChild"> {
  /** Unique value of the item. */
  value: string;
  /** Whether the item can be neither opened nor closed. @default false */
  disabled?: boolean | undefined;
}

/** Renders one section: an `Accordion.Trigger` and its `Accordion.Content`. */
function AccordionItem(item: AccordionItemProps) {
  const id = useId();
  const { openItem, owners, setOpen } = useAccordion("Accordion.Item");
  const { value, disabled = false } = item;
  const isOpen = value === openItem;
  useMisuse(
    process.env.NODE_ENV !== "production" &&
      (() => {
        const owner = owners.get(value) ?? id;
        owners.set(value, id);
        if (owner === id || !document.getElementById(`${owner}-trigger`)) return false;
        return misuse("Accordion.Root", `has two items of the value "${value}"`, "Give each a value of its own");
      }),
  );
  return (
    <ItemContext
      value={{
        isOpen,
        disabled,
        setOpen: (open, reason) => setOpen(value, open, reason),
        triggerId: `${id}-trigger`,
        contentId: `${id}-content`,
      }}
    >
      <ItemBox {...item} />
    </ItemContext>
  );
}

type AccordionTriggerProps = Omit<ComponentProps<typeof Trigger>, "asChild" | "id" | "aria-controls">;

/** Renders the button that opens and closes the item, in a heading of the accordion's level. */
function AccordionTrigger({ children, ...button }: AccordionTriggerProps) {
  const { headingLevel, group } = useAccordion("Accordion.Trigger");
  const { isOpen, disabled, setOpen, triggerId, contentId } = useItem("Accordion.Trigger");
  return (
    <HeadingTrigger
      part="Accordion.Root"
      level={headingLevel}
      id={triggerId}
      open={isOpen}
      onAdopt={(open) => setOpen(open, "hydration")}
      group={group}
      native={disabled || button.disabled === true ? undefined : button}
      renderButton={(label) => (
        <TriggerRow {...button} as={Trigger} id={triggerId} aria-controls={contentId}>
          {label}
        </TriggerRow>
      )}
    >
      {children}
    </HeadingTrigger>
  );
}

/** Renders the content of the item. Its style, or a class that wins over the kit's, may change the padding. */
function AccordionContent(region: Omit<ComponentProps<"div">, "id" | "role" | "aria-labelledby">) {
  const { isOpen, setOpen, triggerId, contentId } = useItem("Accordion.Content");
  return (
    <Collapsible open={isOpen} onFound={() => setOpen(true, "search")}>
      <ContentBody {...region} id={contentId} role="region" aria-labelledby={triggerId} />
    </Collapsible>
  );
}

export { AccordionRoot as Root, AccordionItem as Item, AccordionTrigger as Trigger, AccordionContent as Content };
