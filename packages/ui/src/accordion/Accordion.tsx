import type { Item, Trigger } from "@radix-ui/react-accordion";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ComponentProps } from "react";
import { useControlled } from "../hooks/useControlled.ts";
import { useFollow } from "../hooks/useFollow.ts";
import { ContentBody, ContentClip, Drawer, ItemBox, List, Sign, TriggerButton } from "./Accordion.styles.ts";
import {
  HeadingLevelContext,
  ItemIdContext,
  triggerIdOf,
  TriggerIdsContext,
  useHeadingLevel,
  useItemIds,
  useTriggerIds,
} from "./AccordionContext.ts";
import type { AccordionHeadingLevel } from "./headingLevels.ts";
import { showItem } from "./showItem.ts";

/** Value of an accordion with nothing open. */
const NONE = "";

/** Props of `Accordion.Root`: those of its `<div>`, the level of its headings, and which item is open. */
export interface AccordionRootProps extends Omit<ComponentProps<"div">, "defaultValue" | "dir"> {
  /** Level of the headings that the triggers stand in: one below the heading above the accordion. */
  headingLevel: AccordionHeadingLevel;
  /** Value of the open item where the owner keeps it; `""` for none. */
  value?: string | undefined;
  /** Value of the item that begins open where the accordion keeps that. Default: none. */
  defaultValue?: string | undefined;
  /**
   * Id of the trigger that was pressed before the accordion was hydrated, where its code is lazy: its item opens then. Default:
   * none.
   */
  pressedId?: string | undefined;
  /** Told the value of the item that opens, `""` when the open one closes. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * Headings that open what belongs to them, one at a time; pressing the open one closes it.
 *
 * Use it for a few long sections of which a reader wants one or two. Do not use it for what everybody has to read, for
 * a single section (`Disclosure`), nor for navigation (`DropdownNav`, `SlideMenu`).
 *
 * The content is always in the page: search engines and prints have it, and readers without JavaScript see it open.
 *
 * Keys: those of an accordion.
 */
export function AccordionRoot({
  headingLevel,
  value: valueProp,
  defaultValue = NONE,
  pressedId,
  onValueChange,
  ...list
}: AccordionRootProps) {
  const [value, setValue] = useControlled({ value: valueProp, defaultValue, onChange: onValueChange });
  const triggerIdsRef = useRef(new Map<string, string>());
  const follow = useFollow();

  // Where the accordion keeps the value itself, nobody can refuse it, and what shows need not wait for a render.
  function choose(next: string): void {
    if (valueProp !== undefined) {
      setValue(next);
      return;
    }
    for (const item of [value, next]) {
      const triggerId = triggerIdsRef.current.get(item);
      if (triggerId !== undefined) showItem(triggerId, item === next);
    }
    follow(() => setValue(next));
  }

  const openPressed = useEffectEvent(() => {
    for (const [item, triggerId] of triggerIdsRef.current) if (triggerId === pressedId) choose(item);
  });
  useEffect(() => openPressed(), []);

  return (
    <HeadingLevelContext value={headingLevel}>
      <TriggerIdsContext value={triggerIdsRef}>
        <List {...list} type="single" collapsible value={value} onValueChange={choose} />
      </TriggerIdsContext>
    </HeadingLevelContext>
  );
}

/** Props of `Accordion.Item`: those of its `<div>`. */
export interface AccordionItemProps extends Omit<ComponentProps<typeof Item>, "asChild"> {
  /** What tells the item from its siblings. */
  value: string;
  /** Whether it can be neither opened nor closed. Default: false. */
  disabled?: boolean | undefined;
}

/** One section: an `Accordion.Trigger` and then its `Accordion.Content`. */
export function AccordionItem(item: AccordionItemProps) {
  const { value } = item;
  const id = useId();
  const triggerIdsRef = useTriggerIds();
  useLayoutEffect(() => {
    const { current: triggerIds } = triggerIdsRef;
    triggerIds.set(value, triggerIdOf(id));
    return () => void triggerIds.delete(value);
  }, [triggerIdsRef, value, id]);
  return (
    <ItemIdContext value={id}>
      <ItemBox {...item} />
    </ItemIdContext>
  );
}

/** Props of `Accordion.Trigger`: those of its `<button>`. */
export type AccordionTriggerProps = Omit<ComponentProps<typeof Trigger>, "asChild" | "id" | "aria-controls">;

/** The button that opens the item and closes it again, in a heading of the accordion's level. */
export function AccordionTrigger({ children, ...button }: AccordionTriggerProps) {
  const Heading = `h${useHeadingLevel()}` as const;
  const { triggerId, contentId } = useItemIds("Accordion.Trigger");
  return (
    <Heading>
      <TriggerButton {...button} id={triggerId} aria-controls={contentId}>
        <span>{children}</span>
        <Sign aria-hidden />
      </TriggerButton>
    </Heading>
  );
}

/** Props of `Accordion.Content`: those of its `<div role="region">`, which its trigger names. */
export type AccordionContentProps = Omit<ComponentProps<"div">, "id" | "role" | "aria-labelledby">;

/** What the item shows while it is open. */
export function AccordionContent({ children, ...region }: AccordionContentProps) {
  const { triggerId, contentId } = useItemIds("Accordion.Content");
  // Not Radix' own, which measures itself between the press and the frame that shows its answer: here CSS finds the height.
  return (
    <Drawer>
      <ContentClip {...region} id={contentId} role="region" aria-labelledby={triggerId}>
        <ContentBody>{children}</ContentBody>
      </ContentClip>
    </Drawer>
  );
}
