import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { theme } from "../packages/ui/src/theme/theme.ts";

const { color, font } = theme;

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Danji 단지",
    fontBase: font.text,
    colorPrimary: color.surfaceInverse,
    colorSecondary: color.action,
    appBg: color.surfaceSunken,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appBorderColor: color.line,
    appBorderRadius: 2,
    textColor: color.text,
    textMutedColor: color.textMuted,
    textInverseColor: color.onInverse,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barSelectedColor: color.action,
    barHoverColor: color.action,
    inputBg: color.surfaceRaised,
    inputBorder: color.lineStrong,
    inputTextColor: color.text,
    inputBorderRadius: 2,
  }),
});
