import { extendTheme, theme as kitTheme } from "@danji/ui/theme";
import { theme } from "complex:theme";

const text = `"Danji Text", "Danji Text Page", "Danji Text More", "Pretendard Variable", Pretendard, "Danji Text Fallback", ${kitTheme.font.text}`;
const serif = `"Danji Display", "Danji Display Page", "Danji Display More", "Noto Serif KR Variable", "Noto Serif KR", "Noto Serif CJK KR", "Danji Display Fallback", ${kitTheme.font.display}`;

/**
 * The kit's looks as the complex changes them. Each family is led by the files that the build makes of it, and by the
 * whole font, which articles bring and some devices have; its fallback with its metrics follows.
 */
export const siteTheme = extendTheme(kitTheme, {
  ...theme,
  // A complex names a font of headings only where they are set as running text is.
  font: { display: theme.font?.display === undefined ? serif : text, text },
});
