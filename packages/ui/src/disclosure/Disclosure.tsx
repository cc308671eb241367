import { useId, type ComponentProps, type MouseEvent } from "react";
import { Button, type ButtonProps } from "../button/index.ts";
import { useControlled } from "../hooks/useControlled.ts";
import { Chevron } from "./Chevron.styles.ts";
import { Clip, Drawer } from "./Disclosure.styles.ts";
import { DisclosureContext, useDisclosure } from "./DisclosureContext.ts";

/** Props of `Disclosure.Root`: those of its `<div>`, and whether it is open. */
export interface DisclosureRootProps extends ComponentProps<"div"> {
  /** Whether it is open, where the owner keeps that. */
  open?: boolean | undefined;
  /** Whether it begins open, where it keeps that itself. Default: false. */
  defaultOpen?: boolean | undefined;
  /** Told whenever its button opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A button that shows and hides what follows it.
 *
 * Use it for one thing that few readers want, such as a list of sister sites. Do not use it for several sections
 * (`Accordion`), for navigation (`DropdownNav`), nor for what a reader has to see before going on.
 *
 * The content is always in the page; readers without JavaScript and paper have it open.
 *
 * Keys: those of its button.
 */
export function DisclosureRoot({ open: openProp, defaultOpen = false, onOpenChange, ...box }: DisclosureRootProps) {
  const [open, setOpen] = useControlled({ value: openProp, defaultValue: defaultOpen, onChange: onOpenChange });
  const id = useId();
  return (
    <DisclosureContext value={{ open, setOpen, triggerId: `${id}-trigger`, contentId: `${id}-content` }}>
      <div {...box} data-state={open ? "open" : "closed"} />
    </DisclosureContext>
  );
}

/** Props of `Disclosure.Trigger`: those of a `Button`. */
export type DisclosureTriggerProps = Omit<
  ButtonProps,
  "id" | "aria-expanded" | "aria-controls" | "pending" | "pendingLabel"
>;

/** The button that opens and closes. Its look is that of a `secondary` button unless told otherwise. */
export function DisclosureTrigger({ variant = "secondary", onClick, children, ...button }: DisclosureTriggerProps) {
  const { open, setOpen, triggerId, contentId } = useDisclosure("Disclosure.Trigger");

  function toggle(event: MouseEvent<HTMLButtonElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) setOpen(!open);
  }

  return (
    <Button
      {...button}
      variant={variant}
      id={triggerId}
      aria-expanded={open}
      aria-controls={contentId}
      onClick={toggle}
    >
      {children}
      <Chevron aria-hidden />
    </Button>
  );
}

/** Props of `Disclosure.Content`: those of its `<div role="region">`, which the button names. */
export type DisclosureContentProps = Omit<ComponentProps<"div">, "id" | "role" | "aria-labelledby">;

/** What the button shows. */
export function DisclosureContent({ children, ...region }: DisclosureContentProps) {
  const { open, triggerId, contentId } = useDisclosure("Disclosure.Content");
  return (
    <Drawer {...region} id={contentId} role="region" aria-labelledby={triggerId} data-state={open ? "open" : "closed"}>
      <Clip>{children}</Clip>
    </Drawer>
  );
}
