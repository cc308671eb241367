import type { KeyTable } from "../../tests/keys.ts";
import { DIALOG_KEYS } from "../modal/keys.fixture.ts";

/** Those of the disclosures that its groups are. */
export const GROUP_KEYS = {
  open: { keys: ["Enter", "Space"], does: "On the button of a closed group: opens it and closes the open one." },
  close: { keys: ["Enter", "Space"], does: "On the button of the open group: closes it." },
} as const satisfies KeyTable;

/** Those of a modal dialog, which stories of the popup play, and of its groups. */
export const SLIDE_MENU_KEYS = { ...DIALOG_KEYS, ...GROUP_KEYS } as const satisfies KeyTable;
