import { INVISIBLE } from "@danji/complex/check/located";
import { create, type Font } from "fontkit";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

const PRETENDARD = "pretendard/dist/public/static";

/** Fonts that documents and share images are set in, as files of the installed packages. */
export const FONT_FILES = {
  regular: resolve(`${PRETENDARD}/alternative/Pretendard-Regular.ttf`),
  medium: resolve(`${PRETENDARD}/Pretendard-Medium.otf`),
  bold: resolve(`${PRETENDARD}/alternative/Pretendard-SemiBold.ttf`),
  serif: resolve("@expo-google-fonts/noto-serif-kr/500Medium/NotoSerifKR_500Medium.ttf"),
};

/** Opens a font, or throws where the file holds several faces or none. */
export async function openFont(file: string): Promise<Font> {
  const opened = create(await readFile(file));
  if (!("layout" in opened)) throw new Error(`Not a single font: ${file}`);
  return opened;
}

/** Opens a font of each family, for the characters that the other one lacks. */
export const openBothFamilies = (): Promise<[sans: Font, serif: Font]> =>
  Promise.all([openFont(FONT_FILES.regular), openFont(FONT_FILES.serif)]);

/** What is asked of a font: the `Font` of fontkit has it. */
interface Coverage {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Splits a text by the first of the fonts that shows a character, without what is invisible; `undefined` where none does. */
export function fontRuns<Font extends Coverage>(fonts: readonly Font[], text: string) {
  const runs: { readonly font: Font | undefined; readonly text: string }[] = [];
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
