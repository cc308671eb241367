import { open } from "fontkit";

/** Full and PostScript names of the common sans of Android and Linux, and the width of its Hangul in em. */
const SYSTEM = {
  fonts: ["Noto Sans KR", "NotoSansKR-Regular", "Noto Sans CJK KR", "NotoSansCJKkr-Regular"],
  hangul: 0.92,
};

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

/**
 * Returns the rule of a family's fallback: a font of the system with the family's height and width of Hangul, so that lines
 * break alike when the family's files arrive.
 *
 * @param name Name of the family.
 * @param source Path of the family's font.
 */
export async function fallbackFace(name: string, source: string): Promise<string> {
  const font = await open(source);
  if (!("glyphForCodePoint" in font)) throw new Error(`${source} is a collection of fonts.`);
  const hangul = font.glyphForCodePoint("가".charCodeAt(0)).advanceWidth / font.unitsPerEm;
  const size = hangul / SYSTEM.hangul;
  const heightOf = (units: number) => percent(units / font.unitsPerEm / size);
  const rules = [
    `font-family:"${name} Fallback"`,
    `src:${SYSTEM.fonts.map((system) => `local("${system}")`).join(",")}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${heightOf(font.ascent)}`,
    `descent-override:${heightOf(-font.descent)}`,
    "line-gap-override:0%",
  ];
  return `@font-face{${rules.join(";")}}`;
}
