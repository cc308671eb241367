"use client";
import { Trigger } from "@radix-ui/react-dialog";
import type { ComponentProps, MouseEvent } from "react";
import { reachHandlers } from "../button/reachHandlers.ts";
import { useModal } from "./ModalContext.ts";

/** Props of the `Trigger` of popups and menus: those of a `<button>`, and `asChild` to be a button of your own. */
export type ModalTriggerProps = ComponentProps<typeof Trigger>;

/** The button that opens a popup or menu and gets the focus back when it closes. */
export function ModalTrigger({ onClick, ...button }: ModalTriggerProps) {
  const { openerRef, prepare } = useModal();
  const reach = reachHandlers(prepare);

  function rememberOpener(event: MouseEvent<HTMLButtonElement>): void {
    // Safari gives a clicked button no focus, so `document.activeElement` would not do.
    openerRef.current = event.currentTarget;
    onClick?.(event);
  }

  return (
    <Trigger
      {...button}
      onClick={rememberOpener}
      onPointerMove={both(reach.onPointerMove, button.onPointerMove)}
      onPointerDown={both(reach.onPointerDown, button.onPointerDown)}
      onPointerLeave={both(reach.onPointerLeave, button.onPointerLeave)}
      onFocus={both(reach.onFocus, button.onFocus)}
      onBlur={both(reach.onBlur, button.onBlur)}
    />
  );
}

function both<E>(ours: (event: E) => void, theirs: ((event: E) => void) | undefined): (event: E) => void {
  return (event) => {
    ours(event);
    theirs?.(event);
  };
}
