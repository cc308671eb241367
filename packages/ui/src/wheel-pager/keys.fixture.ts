import type { KeyTable } from "../../tests/keys.ts";

/** The keys that scroll any page, one section at a time. */
export const WHEEL_PAGER_KEYS = {
  forth: { keys: ["Page Down", "Arrow Down", "Space"], does: "Goes one section on." },
  back: { keys: ["Page Up", "Arrow Up", "Shift + Space"], does: "Goes one section back." },
  end: { keys: ["End"], does: "Goes to the end of the page." },
  home: { keys: ["Home"], does: "Goes to the first section." },
  others: {
    keys: ["The same with Control, Alt or Meta held", "The same but Space with Shift held"],
    does: "Belong to the browser.",
  },
} as const satisfies KeyTable;
