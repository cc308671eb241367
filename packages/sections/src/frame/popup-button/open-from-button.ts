import type { MouseEvent } from "react";

/** Returns the click handler of a button that opens an overlay, which returns the focus to the button when it closes. */
export const openFromButton =
  (open: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // Safari does not focus a clicked button.
    currentTarget.focus({ preventScroll: true });
    open();
  };
