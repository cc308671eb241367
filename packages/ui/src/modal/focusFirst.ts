/** What can have the focus and is no link: to open a popup is not to want to leave. */
const CONTROLS = "button, input, select, textarea, summary, iframe, [tabindex]";

/**
 * Gives the focus to the first control of what lies over the page, or to itself where there is none; an input has its
 * text selected, as Tab would do. Not when it is closed by now, nor when somebody in it has the focus already.
 *
 * @param target Gets it instead of the first control.
 */
export function focusFirst(overlay: HTMLElement, target?: HTMLElement | null): void {
  if (overlay.dataset["state"] !== "open" || overlay.contains(document.activeElement)) return;
  const first = target ?? Array.from(overlay.querySelectorAll<HTMLElement>(CONTROLS)).find(takesFocus) ?? overlay;
  first.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
}

function takesFocus(control: HTMLElement): boolean {
  return control.tabIndex >= 0 && !control.matches(":disabled") && isVisible(control);
}

/** Whether an element can be seen: what Safari has as `checkVisibility` since 17.4. */
function isVisible(element: HTMLElement): boolean {
  return (
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible" &&
    !element.closest("details:not([open]) > :not(summary)")
  );
}
