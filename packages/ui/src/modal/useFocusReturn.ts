import { useModal } from "./ModalContext.ts";

interface FocusReturn {
  /** For Radix' `onOpenAutoFocus`. */
  rememberOpener: () => void;
  /** For Radix' `onCloseAutoFocus`. */
  returnFocus: (event: Event) => void;
}

/**
 * Brings the focus back to what opened a popup, with or without a trigger part; to `main` when that is gone.
 */
export function useFocusReturn(): FocusReturn {
  const { openerRef } = useModal();

  return {
    rememberOpener() {
      const { activeElement } = document;
      if (!openerRef.current && activeElement instanceof HTMLElement && activeElement !== document.body) {
        openerRef.current = activeElement;
      }
    },
    returnFocus(event) {
      event.preventDefault();
      const opener = openerRef.current;
      openerRef.current = null;
      // Somebody has the focus already, such as the page that a link led to.
      if (document.activeElement !== document.body) return;
      // The page stays where it was, also when the opener is no longer in sight.
      opener?.focus({ preventScroll: true });
      if (document.activeElement === document.body) focusMain();
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
