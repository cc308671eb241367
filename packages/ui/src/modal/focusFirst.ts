/** Elements that can have the focus, except links: the first one gets it, and a link would lead away. */
const CONTROLS = "button, input, select, textarea, summary, iframe, [tabindex]";

/**
 * Focuses the first control of an overlay, or the overlay where there is none: of radio buttons the checked one. Selects
 * the text of an input, as Tab does.
 */
export function focusFirst(overlay: HTMLElement): void {
  const control = Array.from(overlay.querySelectorAll<HTMLElement>(CONTROLS)).find(takesFocus) ?? overlay;
  const group = `[type="radio"][name="${CSS.escape(control.getAttribute("name") ?? "")}"]`;
  const first = overlay.querySelector<HTMLElement>(`${group}:checked:enabled`) ?? control;
  first.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
}

function takesFocus(control: HTMLElement): boolean {
  return control.tabIndex >= 0 && !control.matches(":disabled") && isVisible(control);
}

/** Returns whether an element is visible: `checkVisibility`, which Safari has since 17.4. */
function isVisible(element: HTMLElement): boolean {
  return (
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible" &&
    !element.closest("details:not([open]) > :not(summary)")
  );
}
