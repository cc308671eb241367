import { createTheme, theme as kitTheme } from "@danji/ui/theme";
import { theme } from "complex:theme";

/** The kit's looks as the complex changes them; each family is led by the subset that the build makes of it. */
export const siteTheme = createTheme({
  color: theme.color,
  font: {
    display: `"Danji Display", ${kitTheme.font.display}`,
    text: `"Danji Text", ${kitTheme.font.text}`,
  },
});
