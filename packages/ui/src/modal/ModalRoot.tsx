"use client";
import { Root } from "@radix-ui/react-dialog";
import { useRef, useState, type ReactNode } from "react";
import { useControlled } from "../hooks/useControlled.ts";
import { ModalContext } from "./ModalContext.ts";
import { useHistoryEntry } from "./useHistoryEntry.ts";

/** Props of the `Root` of popups and menus. */
export interface ModalRootProps {
  /** Whether it is open, in controlled use. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first, in uncontrolled use.
   *
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called with the new state by its trigger, ×, Escape, a click on the backdrop, Back and a change of the page. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Whether it adds a history entry, so that Back closes it. Without one neither Back nor a change of the page does.
   *
   * @default true
   */
  closeOnBack?: boolean | undefined;
  /** Trigger, if it is on the page, and content. */
  children: ReactNode;
}

/** Holds the state of a popup or menu and its history entry. Renders no node. */
export function ModalRoot({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  closeOnBack = true,
  children,
}: ModalRootProps) {
  const [open, setOpen] = useControlled({ value: openProp, defaultValue: defaultOpen, onChange: onOpenChange });
  const [preloads, setPreloads] = useState(0);
  const [preloaded, setPreloaded] = useState(false);
  const openerRef = useRef<HTMLElement | null>(null);
  useHistoryEntry(open && closeOnBack, () => setOpen(false));
  if (open && preloaded) setPreloaded(false);

  function preload(): void {
    if (open || preloaded) return;
    setPreloads(preloads + 1);
    setPreloaded(true);
  }

  const modal = { open, setOpen, preloads, preloaded, preload, openerRef };
  return (
    <ModalContext value={modal}>
      <Root open={open} onOpenChange={setOpen}>
        {children}
      </Root>
    </ModalContext>
  );
}
