import type { KeyPattern, KeyTable } from "../../tests/keys.ts";

export const SLIDER_PATTERN = {
  name: "carousel",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/",
} as const satisfies KeyPattern;

export const SLIDER_KEYS = {
  tab: {
    keys: ["Tab", "Shift + Tab"],
    does: "Moves the focus through the toggle, the other controls and what is in view. Rotation stops until the toggle is pressed.",
  },
  toggle: { keys: ["Enter", "Space"], does: "On the toggle: stops rotation, or starts it." },
  arrows: { keys: ["Enter", "Space"], does: "On an arrow: shows the next or previous slide; the focus stays." },
  dots: { keys: ["Enter", "Space"], does: "On a dot: shows its slide; the focus stays." },
} as const satisfies KeyTable;
