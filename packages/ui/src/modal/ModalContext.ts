"use client";
import { createContext, use, type RefObject } from "react";

/** State shared by the parts of one overlay. */
export interface ModalContextValue {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Number of times that the content has been preloaded. */
  preloads: number;
  /** Whether the content is rendered hidden until the overlay opens. */
  preloaded: boolean;
  /** Renders the content hidden, which also requests its lazy code. */
  preload: () => void;
  /** Element that opened the overlay and gets the focus back. */
  openerRef: RefObject<HTMLElement | null>;
}

export const ModalContext = createContext<ModalContextValue | null>(null);

/**
 * Returns the state of the overlay around.
 *
 * @throws Error outside of a `Root`.
 */
export function useModal(): ModalContextValue {
  const modal = use(ModalContext);
  if (!modal) throw new Error("Parts of a popup or a menu must be inside its Root.");
  return modal;
}
