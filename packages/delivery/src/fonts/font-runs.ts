import { INVISIBLE } from "@danji/complex/check/text";

/** What is asked of a font: the `Font` of fontkit has it. */
interface Coverage {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** A piece of a text that one font shows. */
export interface FontRun<Font> {
  /** `undefined` where no font shows it. */
  readonly font: Font | undefined;
  readonly text: string;
}

/** Splits a text by the first of the fonts that shows a character, without what is invisible. */
export function fontRuns<Font extends Coverage>(fonts: readonly Font[], text: string): FontRun<Font>[] {
  const runs: FontRun<Font>[] = [];
  for (const character of text.replaceAll(INVISIBLE, "")) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (last && last.font === font) runs.splice(-1, 1, { font, text: last.text + character });
    else runs.push({ font, text: character });
  }
  return runs;
}

/** Returns the characters of a text that none of the fonts shows. */
export const missingCharacters = (fonts: readonly Coverage[], text: string): ReadonlySet<string> =>
  new Set(fontRuns(fonts, text).flatMap((run) => (run.font ? [] : [...run.text])));
