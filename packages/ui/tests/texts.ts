import { en, ko } from "../src/messages/index.ts";

/** The kit's own texts by language, as Storybook's toolbar shows it. */
export const TEXTS: ReadonlyMap<string, typeof ko> = new Map([
  ["한국어", ko],
  ["English", en],
]);

/** Returns the kit's own texts in the language that the toolbar selects. */
export const textsIn = ({ language }: Readonly<Record<string, unknown>>): typeof ko =>
  TEXTS.get(String(language)) ?? ko;
