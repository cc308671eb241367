import { createTheme, extendTheme, theme, type Theme } from "../src/theme/index.ts";

/** Name of the second theme in Storybook's toolbar. */
export const SECOND_THEME = "coral";

const brand = createTheme({
  color: {
    surface: "#e8eef4",
    text: "#1f2a37",
    inverse: "#2b3a55",
    action: "#a6321f",
    accent: "#ff8a75",
    ornament: "#9fb6cc",
  },
  font: {
    display: '"Pretendard Variable", Pretendard, "Apple SD Gothic Neo", "Malgun Gothic", sans-serif',
    text: 'Pretendard, "Pretendard Variable", "Apple SD Gothic Neo", "Malgun Gothic", sans-serif',
  },
  headings: "sans",
  radius: 10,
  elevation: "lifted",
  density: "compact",
  dark: {},
});

/** A theme that is unlike the kit's own in every token: a component that does not read its role shows. */
export const secondTheme: Theme = extendTheme(brand, {
  color: { danger: "#9a1750", dangerSurface: "#f7e6ee", success: "#0b5d66", successSurface: "#e0f0f1" },
  text: {
    caption: "0.75rem",
    small: "0.8125rem",
    body: "0.9375rem",
    lead: "1.0625rem",
    title3: "1.1875rem",
    title2: "clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)",
    title1: "clamp(1.75rem, 1.5rem + 1vw, 2.5rem)",
    display: "clamp(2rem, 1.5rem + 2vw, 3.25rem)",
  },
  leading: { text: "1.55", title: "1.2", control: "1.2" },
  motion: {
    duration: { fast: "140ms", base: "220ms", slow: "380ms" },
    easing: { enter: "cubic-bezier(0.16, 1, 0.3, 1)", leave: "cubic-bezier(0.7, 0, 0.84, 0)" },
  },
  layout: {
    page: "72rem",
    gutter: "clamp(1rem, 4vw, 4rem)",
    inset: "max(var(--danji-layout-gutter), 50vw - var(--danji-layout-page) / 2)",
  },
  measure: "42em",
  layer: Object.fromEntries(Object.entries(theme.layer).map(([name, value]) => [name, value + 100])),
});
