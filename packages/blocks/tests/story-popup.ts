import type { PopupControl } from "../src/frame/popup-button/open-from-button.ts";

const nothing = () => undefined;

/** Control of a popup that does not open. */
export const storyPopup: PopupControl = { open: nothing, preload: nothing };
