import { extendTheme, theme as kitTheme } from "@danji/ui/theme";
import { theme } from "complex:theme";

/**
 * The kit's looks as the complex changes them. Each family is led by the two files that the build makes of it, and by the
 * whole typeface, which articles bring and some devices have; only then comes what stands in with its measures.
 */
export const siteTheme = extendTheme(kitTheme, {
  ...theme,
  font: {
    display: `"Danji Display", "Danji Display More", "Noto Serif KR Variable", "Noto Serif KR", "Noto Serif CJK KR", "Danji Display Stand-in", ${kitTheme.font.display}`,
    text: `"Danji Text", "Danji Text More", "Pretendard Variable", Pretendard, "Danji Text Stand-in", ${kitTheme.font.text}`,
  },
});
