"use client";
import { Slot } from "@radix-ui/react-slot";
import { useId, type ComponentProps } from "react";
import type { ButtonProps } from "../button/index.ts";
import { Collapsible, type CollapsibleReason } from "../collapsible/Collapsible.tsx";
import { TriggerRow } from "../collapsible/HeadingTrigger.styles.ts";
import { HeadingTrigger } from "../collapsible/HeadingTrigger.tsx";
import type { HeadingLevel } from "../hooks/misuse.ts";
import { checkOnlyChild, createPartContext, unlessPrevented } from "../hooks/parts.ts";
import { useControlled, type OpenProps } from "../hooks/useControlled.ts";
import { Chevron, TriggerButton } from "./Disclosure.styles.ts";

interface DisclosureState {
  open: boolean;
  setOpen: (open: boolean, reason: CollapsibleReason) => void;
  triggerId: string;
  contentId: string;
}

const [DisclosureContext, useDisclosure] = createPartContext<DisclosureState>("Disclosure.Root");

interface DisclosureRootProps extends ComponentProps<"div">, OpenProps<CollapsibleReason> {}

/**
 * Renders a button that shows and hides the content after it.
 *
 * Use it for one thing that few readers want, such as a list of related sites. Do not use it for several sections
 * (`Accordion`), for navigation (`DropdownNav`), nor for what a reader has to see before going on.
 *
 * The content is always in the page; on paper and without JavaScript it shows.
 *
 * Keys: those of its button.
 */
function DisclosureRoot({ open: openProp, defaultOpen = false, onOpenChange, ...box }: DisclosureRootProps) {
  const [open, setOpen] = useControlled({ value: openProp, defaultValue: defaultOpen, onChange: onOpenChange });
  const id = useId();
  return (
    <DisclosureContext value={{ open, setOpen, triggerId: `${id}-trigger`, contentId: `${id}-content` }}>
      <div {...box} data-state={open ? "open" : "closed"} />
    </DisclosureContext>
  );
}

interface DisclosureTriggerProps extends Omit<
  ButtonProps,
  "id" | "aria-expanded" | "aria-controls" | "asChild" | "pending" | "pendingLabel"
> {
  /** Whether the only child renders in place of the button, with a look of its own, also where no script runs. @default false */
  asChild?: boolean | undefined;
}

/** Renders the button that opens and closes the content, a `secondary` button by default. */
function DisclosureTrigger({
  variant = "secondary",
  asChild = false,
  onClick,
  children,
  ...button
}: DisclosureTriggerProps) {
  const { open, setOpen, triggerId, contentId } = useDisclosure("Disclosure.Trigger");
  if (process.env.NODE_ENV !== "production") checkOnlyChild("Disclosure.Trigger", asChild, children);
  const toggle = unlessPrevented(onClick, () => setOpen(!open, "trigger"));

  const control = { id: triggerId, "aria-expanded": open, "aria-controls": contentId, onClick: toggle };
  if (asChild) {
    // The child has a ref of its own.
    const { ref: _ref, ...attributes } = button;
    return (
      <Slot {...attributes} {...control}>
        {children}
      </Slot>
    );
  }
  return (
    <TriggerButton {...button} variant={variant} {...control}>
      <span>{children}</span>
      <Chevron aria-hidden />
    </TriggerButton>
  );
}

interface DisclosureHeadingProps extends Omit<
  ComponentProps<"button">,
  "id" | "type" | "aria-expanded" | "aria-controls" | "disabled"
> {
  /** Level of the heading: one below the heading above it. */
  headingLevel: HeadingLevel;
}

/** Renders a heading as wide as the content that opens and closes it, in place of a `Disclosure.Trigger`. */
function DisclosureHeading({ headingLevel, onClick, children, ...button }: DisclosureHeadingProps) {
  const { open, setOpen, triggerId, contentId } = useDisclosure("Disclosure.Heading");
  const toggle = unlessPrevented(onClick, () => setOpen(!open, "trigger"));

  return (
    <HeadingTrigger
      part="Disclosure.Heading"
      level={headingLevel}
      id={triggerId}
      open={open}
      onAdopt={(next) => setOpen(next, "hydration")}
      native={button}
      renderButton={(label) => (
        <TriggerRow
          {...button}
          type="button"
          id={triggerId}
          aria-expanded={open}
          aria-controls={contentId}
          onClick={toggle}
        >
          {label}
        </TriggerRow>
      )}
    >
      {children}
    </HeadingTrigger>
  );
}

/** Renders the content that the button shows and hides. Its class may add padding. */
function DisclosureContent(region: Omit<ComponentProps<"div">, "id" | "role" | "aria-labelledby">) {
  const { open, setOpen, triggerId, contentId } = useDisclosure("Disclosure.Content");
  return (
    <Collapsible open={open} onFound={() => setOpen(true, "search")}>
      <div {...region} id={contentId} role="region" aria-labelledby={triggerId} />
    </Collapsible>
  );
}

export {
  DisclosureRoot as Root,
  DisclosureTrigger as Trigger,
  DisclosureHeading as Heading,
  DisclosureContent as Content,
};
