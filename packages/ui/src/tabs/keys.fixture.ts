import type { KeyPattern, KeyTable } from "../../tests/keys.ts";

export const TABS_PATTERN = {
  name: "tabs",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/tabs/",
} as const satisfies KeyPattern;

export const TABS_KEYS = {
  tab: { keys: ["Tab"], does: "Into the list: to the selected tab. From there: to its panel." },
  right: { keys: ["Arrow Right"], does: "On a tab: selects the next one, from the last the first." },
  left: { keys: ["Arrow Left"], does: "On a tab: selects the previous one, from the first the last." },
  home: { keys: ["Home"], does: "On a tab: selects the first one." },
  end: { keys: ["End"], does: "On a tab: selects the last one." },
  activate: {
    keys: ["Enter", "Space"],
    does: "Where arrows, Home and End only move the focus (activation mode manual): selects the focused tab.",
  },
} as const satisfies KeyTable;
