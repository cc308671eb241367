import { Trigger } from "@radix-ui/react-dialog";
import type { ComponentProps, MouseEvent } from "react";
import { useModal } from "./ModalContext.ts";

/** Props of the `Trigger` of popups and menus: those of a `<button>`, and `asChild` to be a button of your own. */
export type ModalTriggerProps = ComponentProps<typeof Trigger>;

/** The button that opens a popup or menu and gets the focus back when it closes. */
export function ModalTrigger({ onClick, ...button }: ModalTriggerProps) {
  const { openerRef } = useModal();

  function rememberOpener(event: MouseEvent<HTMLButtonElement>): void {
    // Safari gives a clicked button no focus, so `document.activeElement` would not do.
    openerRef.current = event.currentTarget;
    onClick?.(event);
  }

  return <Trigger {...button} onClick={rememberOpener} />;
}
