export { columnsOfFour } from "./columns.ts";
export { contrast, contrastFaults, EDGE_PAIRS, MIN_EDGE_CONTRAST, MIN_TEXT_CONTRAST, TEXT_PAIRS } from "./contrast.ts";
export { media } from "./media.ts";
export { createTheme, theme, type Theme, type ThemeOverrides } from "./theme.ts";
export { themeCss, vars } from "./vars.ts";
