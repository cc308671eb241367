import type { KeyTable } from "../../tests/keys.ts";

/** ARIA Authoring Practices, tabs: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */
export const TABS_KEYS = {
  tab: { keys: ["Tab"], does: "Into the list: to the chosen tab. From there: to its panel." },
  right: { keys: ["Arrow Right"], does: "On a tab: chooses the next one, from the last the first." },
  left: { keys: ["Arrow Left"], does: "On a tab: chooses the previous one, from the first the last." },
  home: { keys: ["Home"], does: "On a tab: chooses the first one." },
  end: { keys: ["End"], does: "On a tab: chooses the last one." },
  activate: {
    keys: ["Enter", "Space"],
    does: "With the activation mode `manual`, where arrows, Home and End only move the focus: chooses the focused tab.",
  },
} as const satisfies KeyTable;
