/** Gives what is pressed the focus: it is in sight, and nothing has to be measured to scroll to it. */
export function focusInPlace(pressed: HTMLElement): void {
  if (document.activeElement !== pressed) pressed.focus({ preventScroll: true });
}
