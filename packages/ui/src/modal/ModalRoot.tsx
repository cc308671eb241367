"use client";
import { Root } from "@radix-ui/react-dialog";
import { useLayoutEffect, useMemo, useRef, type ReactNode } from "react";
import { useControlled } from "../hooks/useControlled.ts";
import { ModalContext, type ModalContextValue } from "./ModalContext.ts";
import { useHistoryEntry } from "./useHistoryEntry.ts";
import { usePreparation } from "./usePreparation.ts";

/** Props of the `Root` of popups and menus. */
export interface ModalRootProps {
  /** Whether it is open, where the owner keeps that. */
  open?: boolean | undefined;
  /** Whether it begins open, where it keeps that itself. Default: false. */
  defaultOpen?: boolean | undefined;
  /** Told whenever it opens or wants to close: by its trigger, ×, Escape, a click beside it, Back or a navigation. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Whether somebody is reaching for what opens it, where that is no `Trigger`: the pointer is on it, or the focus. Its
   * content is then made ready out of sight, so that it shows in the very next frame. Default: false.
   */
  reached?: boolean | undefined;
  /** What opens it, if that is on the page, and the content. */
  children: ReactNode;
}

/** Keeps whether a popup or menu is open, and its entry in the browser's history. Renders nothing itself. */
export function ModalRoot({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  reached = false,
  children,
}: ModalRootProps) {
  const [open, setOpen] = useControlled({ value: openProp, defaultValue: defaultOpen, onChange: onOpenChange });
  const { id, prepared, turn, prepare, inSightRef, shownAheadRef } = usePreparation(open, reached);
  useHistoryEntry(open, () => setOpen(false));
  const openerRef = useRef<HTMLElement | null>(null);
  const setOpenRef = useRef(setOpen);
  useLayoutEffect(() => {
    setOpenRef.current = setOpen;
  });

  const entered = open && !prepared;
  // The parts hear nothing of it before it is entered: what they do would keep the frame that shows it waiting.
  const modal = useMemo<ModalContextValue>(
    () => ({
      id,
      prepared,
      turn,
      prepare,
      inSightRef,
      shownAheadRef,
      open: entered,
      setOpen: (next) => setOpenRef.current(next),
      openerRef,
    }),
    [id, prepared, turn, prepare, inSightRef, shownAheadRef, entered],
  );

  return (
    <ModalContext value={modal}>
      <Root open={entered} onOpenChange={setOpen}>
        {children}
      </Root>
    </ModalContext>
  );
}
