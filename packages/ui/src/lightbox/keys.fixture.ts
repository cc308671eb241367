import type { KeyTable } from "../../tests/keys.ts";
import { DIALOG_KEYS } from "../modal/keys.fixture.ts";

/** Those of the trigger, and of the image. */
export const IMAGE_KEYS = {
  open: { keys: ["Enter", "Space"], does: "On the trigger: opens the image." },
  step: { keys: ["Arrow Left", "Arrow Right"], does: "While the image is fitted: show the previous and the next one." },
  zoom: { keys: ["+", "-", "0"], does: "Enlarge, reduce and fit the image." },
  pan: { keys: ["Arrow keys"], does: "While the image is enlarged: move it." },
} as const satisfies KeyTable;

/** Those of a modal dialog, which stories of the popup play, and of the image in it. */
export const LIGHTBOX_KEYS = { ...DIALOG_KEYS, ...IMAGE_KEYS } as const satisfies KeyTable;
