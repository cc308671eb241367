import type { Complex } from "@danji/complex/complex";
import { ComplexError } from "@danji/delivery/content/read-complex";
import type { SiteTheme } from "@danji/delivery/site";
import { createTheme, extendTheme, theme, themeCss, type Theme } from "@danji/ui/theme";
import { slug } from "./slug.mjs";

/*
 * Each family is led by the files that the build makes of it, and by the whole font, which articles bring and some devices
 * have; its fallback with its metrics follows.
 */
const text = `"Danji Text", "Danji Text Page", "Danji Text More", "Pretendard Variable", Pretendard, "Danji Text Fallback", ${theme.font.text}`;
const serif = `"Danji Display", "Danji Display Page", "Danji Display More", "Noto Serif KR Variable", "Noto Serif KR", "Noto Serif CJK KR", "Danji Display Fallback", ${theme.font.display}`;

/** Returns the kit's theme for a brand, with the kit's complaint about its contrast as a fault of the complex. */
function themeOf(brand: Complex["theme"], name: string): Theme {
  try {
    return extendTheme(createTheme(brand), { font: { display: brand.headings === "sans" ? text : serif, text } });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const pairs = error.message.replace(/^[^:]*: /u, "").replaceAll(/, needs ([\d.]+)/gu, " ($1 이상이어야 합니다)");
    const reason = `글자나 선이 바탕과 잘 구별되지 않습니다. 색을 더 짙거나 옅게 고치세요: ${pairs}`;
    throw new ComplexError(name, [{ rule: "contrast", file: "theme.json", path: "color", reason }]);
  }
}

/**
 * Returns the colours of a complex, and its theme as CSS.
 *
 * @param name Name of the complex in the message of a fault. @default the one that the site is built for
 * @throws ComplexError if two roles have too little contrast.
 */
export function siteTheme({ theme: brand }: Pick<Complex, "theme">, name = slug): SiteTheme {
  const made = themeOf(brand, name);
  return { color: made.color, css: `:root{${themeCss(made)}}` };
}
