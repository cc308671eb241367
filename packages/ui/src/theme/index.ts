export { contrast } from "./color.ts";
export { contrastFaults, EDGE_PAIRS, MIN_EDGE_CONTRAST, MIN_TEXT_CONTRAST, TEXT_PAIRS } from "./contrast.ts";
export { columnsOfFour, fluid } from "./layout.ts";
export { createTheme, type Brand } from "./createTheme.ts";
export type { BrandColors } from "./deriveColors.ts";
export { hiddenIn, media } from "./media.ts";
export { extendTheme, theme, type ColorRole, type Theme, type ThemeOverrides } from "./theme.ts";
export { forcedSelection } from "./selected.styles.ts";
export { themeCss, vars } from "./vars.ts";
