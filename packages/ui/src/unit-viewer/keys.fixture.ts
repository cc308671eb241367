import type { KeyTable } from "../../tests/keys.ts";

/** No pattern of the ARIA Authoring Practices: buttons, and a stage with keys of its own. */
export const UNIT_VIEWER_KEYS = {
  tab: {
    keys: ["Tab", "Shift + Tab"],
    does: "Moves the focus through the types, the arrows, the stage and its buttons.",
  },
  select: { keys: ["Enter", "Space"], does: "On a type: selects it. On an arrow: selects the next or previous type." },
  zoom: { keys: ["+", "-"], does: "On the stage: enlarges and reduces the drawing." },
  pan: {
    keys: ["Arrow keys"],
    does: "On the stage, while the drawing is enlarged: move it. Else they scroll the page.",
  },
  fit: { keys: ["0"], does: "On the stage: shows the whole drawing again, in the middle." },
} as const satisfies KeyTable;
