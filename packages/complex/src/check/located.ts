import type { Complex } from "../complex.ts";
import type { Block } from "../schema/kind.ts";
import type { Pages } from "../schema/page.ts";

/** A value with its file and its path in it. */
export interface Located<Value> {
  readonly file: string;
  readonly path: string;
  readonly value: Value;
}

/** Returns every block of every page with its path in `pages.json`. */
export const blocksOf = (pages: Pages): Located<Block>[] =>
  Object.entries(pages).flatMap(([route, { sections }]) =>
    sections.flatMap(({ blocks }, s) =>
      blocks.map((value, b) => ({ file: "pages.json", path: `${route}.sections.${s}.blocks.${b}`, value })),
    ),
  );

function stringsIn(value: unknown, path: readonly string[]): { path: readonly string[]; value: string }[] {
  if (typeof value === "string") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, [...path, key]));
}

/** What takes no room between letters: it would keep a word from being found, and fonts lack it. */
export const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns every string under `value`, a piece of the file `file` that begins at `base`, as it is seen. */
export const textsIn = (file: string, value: unknown, base: readonly string[] = []): Located<string>[] =>
  stringsIn(value, base).map((text) => ({
    file,
    path: text.path.join("."),
    value: text.value.replaceAll(INVISIBLE, ""),
  }));

/** Returns every string of the complex, or of some of its sections, with its place. */
export const textsOf = (complex: Partial<Complex>): Located<string>[] =>
  Object.entries(complex).flatMap(([section, value]) => textsIn(`${section}.json`, value));

/** Splits a text into sentences and lines (`<br>`, line breaks). */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!…])\s+|<br\s*\/?>|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** What marks a text of the template that is to be replaced: the word at its beginning, or circles for a name. */
const SAMPLE = /^\[예시\] |○○/u;

/** Returns whether a text is one of the template that is to be replaced. */
export const isSampleText = (value: string): boolean => SAMPLE.test(value);

/** Returns the texts of a complex that are still those of the template. */
export const sampleTexts = (complex: Complex): Located<string>[] =>
  textsOf(complex).filter(({ value }) => isSampleText(value));
