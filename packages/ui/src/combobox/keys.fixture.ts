import type { KeyPattern, KeyTable } from "../../tests/keys.ts";

export const COMBOBOX_PATTERN = {
  name: "combobox",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/combobox/",
} as const satisfies KeyPattern;

export const COMBOBOX_KEYS = {
  down: { keys: ["Arrow Down"], does: "Marks the next option, after the last one the first." },
  up: { keys: ["Arrow Up"], does: "Marks the previous option, before the first one the last." },
  enter: { keys: ["Enter"], does: "Follows the marked option. Not while a syllable is composed." },
  tab: { keys: ["Tab"], does: "Moves the focus behind the list, whose options are no stops of their own." },
} as const satisfies KeyTable;
