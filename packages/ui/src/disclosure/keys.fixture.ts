import type { KeyTable } from "../../tests/keys.ts";

/** ARIA Authoring Practices, disclosure: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/. */
export const DISCLOSURE_KEYS = {
  enter: { keys: ["Enter"], does: "On the button: shows the content, or hides it." },
  space: { keys: ["Space"], does: "On the button: shows the content, or hides it." },
} as const satisfies KeyTable;
