"use client";
import { focusFirst } from "./focusFirst.ts";
import { useModal } from "./Modal.tsx";

interface ModalFocus {
  /** For Radix' `onOpenAutoFocus`: focuses the target, or else the first control. */
  enterFocus: (event: Event, target?: HTMLElement | null | false) => void;
  /** For Radix' `onCloseAutoFocus`. */
  returnFocus: (event: Event) => void;
}

/** Moves the focus into an overlay, and back to the element that opened it, or to `main` when that is gone. */
export function useModalFocus(): ModalFocus {
  const { openerRef } = useModal("Content");

  return {
    enterFocus(event, target) {
      event.preventDefault();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement !== document.body) openerRef.current ??= activeElement;
      if (target) target.focus({ preventScroll: true });
      else if (event.currentTarget instanceof HTMLElement) focusFirst(event.currentTarget);
    },
    returnFocus(event) {
      event.preventDefault();
      // The page that a link led to may have taken the focus.
      if (document.activeElement === document.body) {
        openerRef.current?.focus({ preventScroll: true });
        if (document.activeElement === document.body) focusMain();
      }
      openerRef.current = null;
    },
  };
}

/** Focuses `main`, so that the next Tab does not start at the top of the window. */
function focusMain(): void {
  const main = document.querySelector("main");
  if (!main) return;
  if (!main.hasAttribute("tabindex")) {
    main.tabIndex = -1;
    main.addEventListener("blur", () => main.removeAttribute("tabindex"), { once: true });
  }
  main.focus({ preventScroll: true });
}
