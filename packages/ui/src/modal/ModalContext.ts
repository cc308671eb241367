"use client";
import { createContext, use, type RefObject } from "react";
import type { Preparation } from "./usePreparation.ts";

/** What the parts of one popup or menu know of each other. */
export interface ModalContextValue extends Preparation {
  /** Whether it is open and entered. */
  open: boolean;
  setOpen: (open: boolean) => void;
  /** What opened it and gets the focus back. */
  openerRef: RefObject<HTMLElement | null>;
}

export const ModalContext = createContext<ModalContextValue | null>(null);

/**
 * The popup or menu that a part stands in.
 *
 * @throws Error outside of one.
 */
export function useModal(): ModalContextValue {
  const modal = use(ModalContext);
  if (!modal) throw new Error("Parts of a popup or a menu have to stand in its Root.");
  return modal;
}
