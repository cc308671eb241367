"use client";
import { Content, Portal, Root, type Trigger } from "@radix-ui/react-dialog";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
} from "react";
import { checkOnlyChild, createPartContext } from "../hooks/parts.ts";
import { useControlled, type OpenProps } from "../hooks/useControlled.ts";
import { useOverlayContainer } from "../provider/overlay-container.ts";
import { useOverlayEntries } from "../provider/overlay-entries.ts";
import { useOverlayHistory } from "../provider/overlay-history.ts";
import { BackdropBox, TriggerButton } from "./Modal.styles.ts";

/** What opens or closes an overlay: its trigger, ×, Escape, a press outside, a drag, or Back and another page. */
export type ModalReason = "trigger" | "close" | "escape" | "outside" | "drag" | "navigation";

interface ModalState {
  open: boolean;
  setOpen: (open: boolean, reason: ModalReason) => void;
  /** Why Radix is about to close it. */
  reasonRef: RefObject<ModalReason>;
  openerRef: RefObject<HTMLElement | null>;
}

const [ModalContext, useModal] = createPartContext<ModalState>("Popup.Root or SlideMenu.Root");
export { useModal };

interface ModalRootProps extends OpenProps<ModalReason> {
  /** Trigger, if it is on the page, and content. */
  children: ReactNode;
}

/** Holds the state of a popup or menu and its history entry, so that Back closes it. Renders no node. */
export function ModalRoot({ open: openProp, defaultOpen = false, onOpenChange, children }: ModalRootProps) {
  const [open, setOpen] = useControlled({ value: openProp, defaultValue: defaultOpen, onChange: onOpenChange });
  const openerRef = useRef<HTMLElement | null>(null);
  const reasonRef = useRef<ModalReason>("close");
  const entries = useOverlayEntries();
  const leave = useEffectEvent(() => setOpen(false, "navigation"));
  const history = useOverlayHistory();
  useEffect(() => {
    if (!open) return undefined;
    const page = history.page();
    const remove = entries.add(() => leave());
    return () => {
      remove();
      // A page that is kept while another shows gets its overlays back as they were.
      if (history.page() !== page) leave();
    };
  }, [entries, history, open]);

  function change(next: boolean): void {
    setOpen(next, next ? "trigger" : reasonRef.current);
    reasonRef.current = "close";
  }

  return (
    <ModalContext value={{ open, setOpen, reasonRef, openerRef }}>
      <Root open={open} onOpenChange={change}>
        {children}
      </Root>
    </ModalContext>
  );
}

/** Renders the button that opens a popup or menu and gets the focus back. Without JavaScript only a link in its place shows. */
export function ModalTrigger({ onClick, ...button }: ComponentProps<typeof Trigger>) {
  const { openerRef } = useModal("Popup.Trigger or SlideMenu.Trigger");
  if (process.env.NODE_ENV !== "production")
    checkOnlyChild("Popup.Trigger or SlideMenu.Trigger", button.asChild, button.children);
  return (
    <TriggerButton
      {...button}
      onClick={(event) => {
        // Safari does not focus a clicked button, so that `document.activeElement` would not do.
        openerRef.current = event.currentTarget;
        onClick?.(event);
      }}
    />
  );
}

/** Renders the backdrop and the content of a popup or menu at the end of the body. */
export function ModalLayer({ children }: { children: ReactNode }) {
  const container = useOverlayContainer();
  if (container === null) return null;
  return (
    <Portal container={container}>
      <Backdrop />
      {children}
    </Portal>
  );
}

/** Renders the backdrop, whose style locks the page's scrolling: Radix' own lock moves fixed headers. */
function Backdrop({ ref }: { ref?: Ref<HTMLDivElement> }) {
  const { open } = useModal("Popup.Content or SlideMenu.Content");
  // Read once, before the lock removes the scrollbar.
  const [lock] = useState(() => (scrollbarTakesSpace() ? "gutter" : ""));
  // React keeps the nodes of a page in a hidden `Activity`; it only cleans up the page's effects.
  const [isOfShownPage, setOfShownPage] = useState(true);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- React runs effects, and nothing else, when it shows a hidden `Activity` again
    setOfShownPage(true);
    return () => setOfShownPage(false);
  }, []);
  return (
    <BackdropBox
      ref={ref}
      data-danji-scroll-lock={isOfShownPage ? lock : undefined}
      data-state={open ? "open" : "closed"}
    />
  );
}

/** Returns whether the scrollbar takes space, as on Windows, or floats, as on phones and macOS. */
function scrollbarTakesSpace(): boolean {
  return window.innerWidth > document.documentElement.clientWidth;
}

export function ModalContent({ onEscapeKeyDown, onInteractOutside, ...content }: ComponentProps<typeof Content>) {
  const { reasonRef } = useModal("Popup.Content or SlideMenu.Content");
  return (
    <Content
      {...content}
      onEscapeKeyDown={(event) => {
        onEscapeKeyDown?.(event);
        // While a syllable is composed, Escape cancels the syllable.
        if (event.isComposing) event.preventDefault();
        if (!event.defaultPrevented) reasonRef.current = "escape";
      }}
      onInteractOutside={(event) => {
        onInteractOutside?.(event);
        if (!event.defaultPrevented) reasonRef.current = "outside";
      }}
    />
  );
}
