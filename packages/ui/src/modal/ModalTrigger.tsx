import { Trigger } from "@radix-ui/react-dialog";
import type { ComponentProps, FocusEvent, MouseEvent } from "react";
import { reachHandlers } from "../button/reachHandlers.ts";
import { useModal } from "./ModalContext.ts";

/** Props of the `Trigger` of popups and menus: those of a `<button>`, and `asChild` to be a button of your own. */
export type ModalTriggerProps = ComponentProps<typeof Trigger>;

/** The button that opens a popup or menu and gets the focus back when it closes. */
export function ModalTrigger({ onClick, onFocus, ...button }: ModalTriggerProps) {
  const { openerRef, prepare } = useModal();
  const reach = reachHandlers(prepare);

  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // Safari gives a clicked button no focus, so `document.activeElement` would not do.
    openerRef.current = event.currentTarget;
    onClick?.(event);
  }

  function handleFocus(event: FocusEvent<HTMLButtonElement>): void {
    // A focus that has only come back reaches for nothing.
    if (openerRef.current !== event.currentTarget) reach.onFocus();
    onFocus?.(event);
  }

  return (
    <Trigger
      {...button}
      onClick={handleClick}
      onFocus={handleFocus}
      onPointerEnter={both(reach.onPointerEnter, button.onPointerEnter)}
      onPointerLeave={both(reach.onPointerLeave, button.onPointerLeave)}
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
