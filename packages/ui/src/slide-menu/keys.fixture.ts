import type { KeyTable } from "../../tests/keys.ts";
import { DIALOG_KEYS } from "../modal/keys.fixture.ts";

/** Those of a modal dialog, and of the disclosures that its groups are. */
export const SLIDE_MENU_KEYS = {
  ...DIALOG_KEYS,
  open: { keys: ["Enter", "Space"], does: "On the button of a closed group: opens it and closes the open one." },
  close: { keys: ["Enter", "Space"], does: "On the button of the open group: closes it." },
} as const satisfies KeyTable;
