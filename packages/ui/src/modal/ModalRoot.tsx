import { Root } from "@radix-ui/react-dialog";
import { useRef, type ReactNode } from "react";
import { useControlled } from "../hooks/useControlled.ts";
import { ModalContext } from "./ModalContext.ts";
import { useHistoryEntry } from "./useHistoryEntry.ts";

/** Props of the `Root` of popups and menus. */
export interface ModalRootProps {
  /** Whether it is open, where the owner keeps that. */
  open?: boolean | undefined;
  /** Whether it begins open, where it keeps that itself. Default: false. */
  defaultOpen?: boolean | undefined;
  /** Told whenever it opens or wants to close: by its trigger, ×, Escape, a click beside it, Back or a navigation. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

/** Keeps whether a popup or menu is open, and its entry in the browser's history. Renders nothing itself. */
export function ModalRoot({ open: openProp, defaultOpen = false, onOpenChange, children }: ModalRootProps) {
  const [open, setOpen] = useControlled({ value: openProp, defaultValue: defaultOpen, onChange: onOpenChange });
  const openerRef = useRef<HTMLElement | null>(null);
  useHistoryEntry(open, () => setOpen(false));
  return (
    <ModalContext value={{ open, setOpen, openerRef }}>
      <Root open={open} onOpenChange={setOpen}>
        {children}
      </Root>
    </ModalContext>
  );
}
