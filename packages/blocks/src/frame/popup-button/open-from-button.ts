import type { MouseEvent } from "react";

/** Control of the popup that a page's triggers open. */
export interface PopupControl {
  readonly open: () => void;
  /** Preloads the popup's code: for hover and focus of a trigger. */
  readonly preload: () => void;
}

/** Returns the click handler of a button that opens an overlay, which returns the focus to the button when it closes. */
export const openFromButton =
  (open: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // Safari does not focus a clicked button.
    currentTarget.focus({ preventScroll: true });
    open();
  };
