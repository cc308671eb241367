import type { KeyPattern, KeyTable } from "../../tests/keys.ts";

export const DISCLOSURE_PATTERN = {
  name: "disclosure",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/",
} as const satisfies KeyPattern;

export const DISCLOSURE_KEYS = {
  enter: { keys: ["Enter"], does: "On the button: shows the content, or hides it." },
  space: { keys: ["Space"], does: "On the button: shows the content, or hides it." },
} as const satisfies KeyTable;
