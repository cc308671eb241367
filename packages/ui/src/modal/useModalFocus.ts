"use client";
import { focusTarget } from "../hooks/parts.ts";
import { useModal } from "./Modal.tsx";

/** Moves the focus into an overlay, and back to the element that opened it, or to `main` when that is gone. */
export function useModalFocus() {
  const { openerRef } = useModal("Content");

  return {
    /** For Radix' `onOpenAutoFocus`: focuses the target, or else the first control. */
    enterFocus: (event: Event, target?: HTMLElement | null | false): void => {
      event.preventDefault();
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement !== document.body) openerRef.current ??= activeElement;
      if (target) target.focus({ preventScroll: true });
      else if (event.currentTarget instanceof HTMLElement) focusFirst(event.currentTarget);
    },
    returnFocus: (event: Event): void => {
      event.preventDefault();
      // The page that a link led to may have taken the focus.
      if (document.activeElement === document.body) {
        openerRef.current?.focus({ preventScroll: true });
        const main = document.querySelector("main");
        if (main && document.activeElement === document.body) focusTarget(main);
      }
      openerRef.current = null;
    },
  };
}

/** Elements that can have the focus, except links: the first one gets it, and a link would lead away. */
const CONTROLS = "button, input, select, textarea, summary, iframe, [tabindex]";

/** Focuses an overlay's first control, the checked one of radio buttons, or itself. Selects text, as Tab does. */
export function focusFirst(overlay: HTMLElement): void {
  const controls = Array.from(overlay.querySelectorAll<HTMLElement>(CONTROLS));
  const control = controls.find(takesFocus) ?? overlay;
  const isChecked = (other: HTMLElement) => isRadio(other) && other.checked && isInGroup(other, control);
  const first = controls.find((other) => isChecked(other) && takesFocus(other)) ?? control;
  first.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
}

const isRadio = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === "radio";

const isInGroup = (radio: HTMLInputElement, control: HTMLElement): boolean =>
  isRadio(control) && control.name === radio.name && control.form === radio.form;

function takesFocus(control: HTMLElement): boolean {
  return control.tabIndex >= 0 && !control.matches(":disabled") && isVisible(control);
}

/** Returns whether an element is visible: `checkVisibility`, which Safari has since 17.4. */
function isVisible(element: HTMLElement): boolean {
  return (
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible" &&
    !element.closest("[hidden], details:not([open]) > :not(summary)")
  );
}
