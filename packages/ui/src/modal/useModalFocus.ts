"use client";
import { afterPaintOrBeforeInput } from "../hooks/afterPaint.ts";
import { focusFirst } from "./focusFirst.ts";
import { useModal } from "./ModalContext.ts";

interface ModalFocus {
  /** For Radix' `onOpenAutoFocus`; where a target is given the focus goes there, else to the first control. */
  enterFocus: (event: Event, target?: HTMLElement | null) => void;
  /** For Radix' `onCloseAutoFocus`. */
  returnFocus: (event: Event) => void;
}

/**
 * Brings the focus into what lies over the page, once it is painted: to move it costs a layout. Brings it back to what
 * opened it, with or without a trigger part; to `main` when that is gone.
 */
export function useModalFocus(): ModalFocus {
  const { openerRef, shownAheadRef } = useModal();

  return {
    enterFocus(event, target) {
      event.preventDefault();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement !== document.body) {
        openerRef.current ??= activeElement;
        // The rest of the page is hidden from assistive technology next, and nothing hidden may have the focus.
        activeElement.blur();
      }
      const overlay = event.currentTarget;
      if (!(overlay instanceof HTMLElement)) return;
      const enter = () => focusFirst(overlay, target);
      if (shownAheadRef.current) enter();
      else afterPaintOrBeforeInput(enter);
      shownAheadRef.current = false;
    },
    returnFocus(event) {
      event.preventDefault();
      // Somebody may have the focus already, such as the page that a link led to.
      if (document.activeElement === document.body) {
        // The page stays where it was, also when the opener is no longer in sight.
        openerRef.current?.focus({ preventScroll: true });
        if (document.activeElement === document.body) focusMain();
      }
      openerRef.current = null;
    },
  };
}

/** Puts the focus where the content begins, so that the next Tab does not start at the top of the window. */
function focusMain(): void {
  const main = document.querySelector("main");
  if (!main) return;
  if (!main.hasAttribute("tabindex")) {
    main.tabIndex = -1;
    main.addEventListener("blur", () => main.removeAttribute("tabindex"), { once: true });
  }
  main.focus({ preventScroll: true });
}
