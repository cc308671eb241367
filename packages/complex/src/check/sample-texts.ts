import type { Complex } from "../complex.ts";
import { type Located, textsOf } from "./located.ts";

/** What marks a text of the template that is to be replaced: the word at its beginning, or circles for a name. */
const SAMPLE = /^\[예시\] |○○/u;

/** Returns whether a text is one of the template that is to be replaced. */
export const isSampleText = (value: string): boolean => SAMPLE.test(value);

/** Returns the texts of a complex that are still those of the template. */
export const sampleTexts = (complex: Complex): Located<string>[] =>
  textsOf(complex).filter(({ value }) => isSampleText(value));
