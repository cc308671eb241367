import type { KeyPattern, KeyTable } from "../../tests/keys.ts";

/** For the position; the rest are buttons. */
export const VIDEO_PLAYER_PATTERN = {
  name: "slider",
  href: "https://www.w3.org/WAI/ARIA/apg/patterns/slider/",
} as const satisfies KeyPattern;

export const VIDEO_PLAYER_KEYS = {
  tab: {
    keys: ["Tab", "Shift + Tab"],
    does: "Moves the focus through the cover, while it is there, and the controls.",
  },
  cover: { keys: ["Enter", "Space"], does: "On the cover: plays the film, from its beginning where it has ended." },
  play: { keys: ["Enter", "Space"], does: "On the first control: pauses the film or plays it on." },
  position: {
    keys: ["Arrow Left", "Arrow Right", "Home", "End"],
    does: "On the position: goes half a second back or on, to the beginning or to the end.",
  },
  toggle: { keys: ["Enter", "Space"], does: "On 자막 or 소리: switches captions or sound on or off." },
} as const satisfies KeyTable;
