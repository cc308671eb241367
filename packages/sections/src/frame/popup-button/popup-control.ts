/** Control of the popup that a page's triggers open. */
export interface PopupControl {
  /** Opens the popup. */
  readonly open: () => void;
  /** Preloads the popup's code: for hover and focus of a trigger. */
  readonly preload: () => void;
}
