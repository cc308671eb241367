import type { KeyPattern, KeyTable } from "../../tests/keys.ts";

export const DROPDOWN_NAV_PATTERN = {
  name: "disclosure navigation with top-level links",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/",
} as const satisfies KeyPattern;

export const DROPDOWN_NAV_KEYS = {
  tab: {
    keys: ["Tab", "Shift + Tab"],
    does: "Moves the focus through links, buttons and the links of the open panel. The link of a group opens its panel.",
  },
  press: { keys: ["Space", "Enter"], does: "On the button of a group: opens its panel, or closes it." },
  follow: { keys: ["Enter"], does: "On a link: follows it, and closes the panel." },
  escape: {
    keys: ["Escape"],
    does: "Closes the open panel. The focus goes from the panel to the button of its group.",
  },
  forth: {
    keys: ["Arrow Down", "Arrow Right"],
    does: "On the button of an open panel: to the panel's first link. On another link or button of the row, or on a link of a panel: to the next one; from the last one nowhere.",
  },
  back: {
    keys: ["Arrow Up", "Arrow Left"],
    does: "On a link or button of the row, or on a link of a panel: to the previous one; from the first one nowhere.",
  },
  home: { keys: ["Home"], does: "To the first link of the row, or of the panel that the focus is in." },
  end: { keys: ["End"], does: "To the last button of the row, or to the last link of the panel that the focus is in." },
} as const satisfies KeyTable;
