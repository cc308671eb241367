import type { KeyPattern, KeyTable } from "../../tests/keys.ts";

export const ACCORDION_PATTERN = {
  name: "accordion",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/accordion/",
} as const satisfies KeyPattern;

export const ACCORDION_KEYS = {
  open: { keys: ["Enter", "Space"], does: "On the heading of a closed item: opens it and closes the open one." },
  close: { keys: ["Enter", "Space"], does: "On the heading of the open item: closes it." },
  tab: { keys: ["Tab"], does: "Moves the focus to the next heading or control in the open content." },
  shiftTab: { keys: ["Shift + Tab"], does: "Moves the focus to the previous heading or control in the open content." },
  down: { keys: ["Arrow Down"], does: "On a heading: moves the focus to the next one, from the last to the first." },
  up: { keys: ["Arrow Up"], does: "On a heading: moves the focus to the previous one, from the first to the last." },
  home: { keys: ["Home"], does: "On a heading: moves the focus to the first one." },
  end: { keys: ["End"], does: "On a heading: moves the focus to the last one." },
} as const satisfies KeyTable;
