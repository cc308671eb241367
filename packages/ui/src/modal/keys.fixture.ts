import type { KeyPattern, KeyTable } from "../../tests/keys.ts";

export const DIALOG_PATTERN = {
  name: "modal dialog",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
} as const satisfies KeyPattern;

export const DIALOG_KEYS = {
  tab: { keys: ["Tab"], does: "Moves the focus to the next control inside, from the last one to the first." },
  shiftTab: {
    keys: ["Shift + Tab"],
    does: "Moves the focus to the previous control inside, from the first one to the last.",
  },
  escape: { keys: ["Escape"], does: "Closes it. The focus returns to what opened it." },
} as const satisfies KeyTable;
