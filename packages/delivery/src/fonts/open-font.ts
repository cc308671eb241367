import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const { resolve } = createRequire(import.meta.url);

const PRETENDARD = "pretendard/dist/public/static";

/** Fonts that documents and share images are set in, as files of the installed packages. */
export const FONT_FILES = {
  regular: resolve(`${PRETENDARD}/alternative/Pretendard-Regular.ttf`),
  medium: resolve(`${PRETENDARD}/Pretendard-Medium.otf`),
  bold: resolve(`${PRETENDARD}/alternative/Pretendard-SemiBold.ttf`),
  serif: resolve("@expo-google-fonts/noto-serif-kr/500Medium/NotoSerifKR_500Medium.ttf"),
};

/**
 * Opens a font.
 * @throws {Error} when the file holds several faces or none.
 */
export async function openFont(file: string): Promise<Font> {
  const opened = create(await readFile(file));
  if (!("layout" in opened)) throw new Error(`Not a single font: ${file}`);
  return opened;
}

/** Opens a font of each family, for the characters that the other one lacks. */
export const openBothFamilies = (): Promise<[sans: Font, serif: Font]> =>
  Promise.all([openFont(FONT_FILES.regular), openFont(FONT_FILES.serif)]);
