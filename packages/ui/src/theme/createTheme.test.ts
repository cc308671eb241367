import { describe, expect, it } from "vitest";
import {
  contrastFaults,
  createTheme,
  theme,
  contrast,
  extendTheme,
  media,
  themeCss,
  themeSheet,
  vars,
  type Brand,
  type Theme,
} from "./index.ts";
import { secondTheme } from "../../tests/secondTheme.ts";
import { channelsOf } from "./color.ts";

describe("createTheme", () => {
  it("returns the kit's own theme without choices", () => {
    expect(createTheme()).toEqual(theme);
    expect(createTheme({ color: { accent: undefined } })).toEqual(theme);
  });

  it("derives what depends on a colour and keeps the rest", () => {
    const { color } = createTheme({ color: { accent: "#7fd1c3" } });
    const changed = Object.entries(color).filter(([role, value]) => value !== Reflect.get(theme.color, role));
    expect(changed.map(([role]) => role)).toEqual(["onInverseAccent", "accent", "accentHover", "focusHalo"]);
    expect(color.accent).toBe("#7fd1c3");
  });

  it.each([
    ["a grey one", { surface: "#eceff1", text: "#263238", inverse: "#37474f", action: "#00566b" }],
    ["a dark one", { surface: "#10151c", text: "#e8edf4", inverse: "#1c2836", action: "#8ab8ff", accent: "#ff9d76" }],
    ["one of saturated colours", { inverse: "#4a148c", action: "#b00020", accent: "#ffd600", ornament: "#00897b" }],
    ["one with a dark accent and ornament", { accent: "#8e2a1b", ornament: "#bf8a00" }],
  ])("keeps the contrast of every role in %s", (_name, color) => {
    expect(contrastFaults(createTheme({ color }))).toEqual([]);
  });

  it("dims and shades with the text of a light brand and with black for a dark one", () => {
    const light = createTheme({ elevation: "lifted", color: { text: "#263238" } });
    expect([light.rgb.overlay, light.shadow.raised]).toEqual(["38 50 56", "0 4px 16px rgb(38 50 56 / 14%)"]);
    const color = { surface: "#10151c", text: "#e8edf4", inverse: "#1c2836", action: "#8ab8ff", accent: "#ff9d76" };
    const dark = createTheme({ elevation: "lifted", color });
    expect([dark.rgb.overlay, dark.shadow.raised]).toEqual(["0 0 0", "0 4px 16px rgb(0 0 0 / 14%)"]);
  });

  it("takes a hover of its own for the action and the accent, with text that is readable on both", () => {
    const { color } = createTheme({ color: { accent: "#ff8a75", accentHover: "#ffb3a4", actionHover: "#0b211d" } });
    expect([color.accent, color.accentHover, color.actionHover]).toEqual(["#ff8a75", "#ffb3a4", "#0b211d"]);
    expect(() => createTheme({ color: { text: "#333333", accent: "#ffd0c8", accentHover: "#5a5a5a" } })).toThrow(
      /onAccent on accent/,
    );
  });

  it("sets headings in the font of running text, heavier", () => {
    const { font, weight } = createTheme({ headings: "sans" });
    expect([font.display, weight.display]).toEqual([theme.font.text, "600"]);
    expect(createTheme({ headings: "sans", font: { display: "Serif, serif" } }).font.display).toBe("Serif, serif");
  });

  it("refuses text that is too pale, with the names of both roles", () => {
    expect(() => createTheme({ color: { text: "#9aa0a6" } })).toThrow(/text on surface: 2\.4, needs 4\.5/);
  });

  it("refuses an action that is too pale for a focus ring", () => {
    expect(() => createTheme({ color: { action: "#fdb461" } })).toThrow(/focus on surface: 1\.6, needs 3/);
  });

  it("refuses a colour that is not written as #rrggbb or #rgb", () => {
    expect(() => contrast("#fff", "white")).toThrow("Not a colour of the form #rrggbb or #rgb: white");
    expect(createTheme({ color: { action: "#134" } }).color.actionHover).toBe(
      createTheme({ color: { action: "#113344" } }).color.actionHover,
    );
  });

  it.each([
    [{ color: { primary: "#113344", action: "#113344" } }, "has no colour primary. Give it only surface,"],
    [{ dark: { primary: "#113344" } }, "has no colour primary. Give it only surface,"],
    [{ colors: {}, densty: "compact" }, "has no option colors, densty. Give it only color, font, headings, radius,"],
    [{ color: { surface: "white" } }, "has the color.surface white. Give it a colour as #rrggbb or #rgb."],
    [{ dark: { text: "rgb(0 0 0)" } }, "has the dark.text rgb(0 0 0). Give it a colour as #rrggbb or #rgb."],
    [{ headings: "bold" }, "has the headings bold. Give it serif or sans."],
    [{ radius: "8px" }, "has the radius 8px. Give it a number of px."],
  ])("refuses what a caller without types writes: %o", (brand, message) => {
    expect(() => Reflect.apply(createTheme, undefined, [brand])).toThrow(`@danji/ui: createTheme ${message}`);
  });

  it("takes fonts, radius, elevation and density", () => {
    const made = createTheme({
      font: { display: "Pretendard, sans-serif" },
      radius: 8,
      elevation: "lifted",
      density: "compact",
    });
    expect(made.font).toEqual({ ...theme.font, display: "Pretendard, sans-serif" });
    expect(made.radius).toEqual({ control: "8px", panel: "12px", media: "8px" });
    expect(made.shadow.overlay).toMatch(/^0 16px 48px rgb\(20 24 27 \/ 24%\)$/);
    expect([made.control.medium, made.space[8]]).toEqual(["2.625rem", "1.75rem"]);
  });
});

/** Returns the dark scheme of a brand. */
function darkOf(brand: Brand): NonNullable<Theme["dark"]> {
  const { dark } = createTheme({ dark: {}, ...brand });
  if (!dark) throw new Error("The theme has no dark scheme.");
  return dark;
}

describe("the dark scheme", () => {
  it("is there for a brand that asks for it, and changes nothing of the light one", () => {
    expect(createTheme().dark).toBeUndefined();
    expect(themeSheet(theme)).toBe(`:root{${themeCss(theme)}}`);
    expect({ ...createTheme({ dark: {} }), dark: undefined }).toEqual(theme);
  });

  it.each([
    ["a grey brand", { surface: "#eceff1", text: "#263238", inverse: "#37474f", action: "#00566b" }],
    ["saturated colours", { inverse: "#4a148c", action: "#b00020", accent: "#ffd600", ornament: "#00897b" }],
    ["a dark accent and ornament", { accent: "#8e2a1b", ornament: "#bf8a00" }],
    ["a pale text and inverse surface", { text: "#4a4a4a", inverse: "#5a6a7a" }],
  ])("of %s is dark, and keeps the contrast of every role", (_name, color) => {
    const dark = darkOf({ color });
    expect(contrastFaults(dark)).toEqual([]);
    expect(contrast(dark.color.surface, "#ffffff")).toBeGreaterThan(16);
  });

  it("of a dark brand is the brand", () => {
    const color = { surface: "#10151c", text: "#e8edf4", inverse: "#1c2836", action: "#8ab8ff", accent: "#ff9d76" };
    const { surface, action, onAccent } = createTheme({ color }).color;
    expect(darkOf({ color }).color).toMatchObject({ surface, action, onAccent });
  });

  it("takes colours of its own, and refuses those that are too pale", () => {
    expect(darkOf({ dark: { surface: "#000000", ornament: "#445566" } }).color).toMatchObject({
      surface: "#000000",
      ornament: "#445566",
    });
    expect(() => createTheme({ dark: { text: "#555555" } })).toThrow(/: dark text on surface: 2\.3, needs 4\.5/);
    expect(() => createTheme({ dark: { action: "#12302b" } })).toThrow(/dark focus on surface/);
  });

  it("is selected by the system or an attribute of the page, on a screen", () => {
    const rules = themeSheet(createTheme({ dark: {} })).match(/@media[^{]*\{[^{]*\{[^:]*:[^;]*;/g);
    expect(rules).toEqual([
      '@media screen{html:root[data-color-scheme="dark"]{color-scheme:dark;',
      '@media screen and (prefers-color-scheme:dark){html:root:not([data-color-scheme="light"]){color-scheme:dark;',
    ]);
  });

  it("can be extended", () => {
    const extended = extendTheme(createTheme({ dark: {} }), { dark: { color: { surface: "#000000" } } });
    expect(extended.dark).toEqual({ ...darkOf({}), color: { ...darkOf({}).color, surface: "#000000" } });
  });
});

describe("contrast", () => {
  it("is 1 between equal colours and 21 between black and white", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#ffffff", "#ffffff")).toBe(1);
  });

  it("is high enough between all roles of both themes", () => {
    expect(contrastFaults(theme)).toEqual([]);
    expect(contrastFaults(secondTheme)).toEqual([]);
    expect([darkOf({}), secondTheme.dark ?? theme].flatMap(contrastFaults)).toEqual([]);
  });

  it("names the pairs that fall short", () => {
    const pale = extendTheme(theme, { color: { textSubtle: "#999999", lineStrong: "#cccccc" } });
    expect(contrastFaults(pale)).toEqual([
      "textSubtle on surface: 2.6, needs 4.5",
      "textSubtle on surfaceRaised: 2.8, needs 4.5",
      "textSubtle on surfaceSunken: 2.4, needs 4.5",
      "lineStrong on surface: 1.5, needs 3",
      "lineStrong on surfaceRaised: 1.6, needs 3",
      "lineStrong on surfaceSunken: 1.3, needs 3",
    ]);
  });
});

describe("extendTheme", () => {
  it("replaces the given tokens and keeps the rest", () => {
    const changes = { color: { action: "#223344", accent: undefined }, motion: { duration: { fast: "100ms" } } };
    expect(extendTheme(theme, changes)).toEqual({
      ...theme,
      color: { ...theme.color, action: "#223344" },
      motion: { ...theme.motion, duration: { ...theme.motion.duration, fast: "100ms" } },
    });
  });

  it("refuses a token that the theme does not have", () => {
    const extend = () => Reflect.apply(extendTheme, undefined, [theme, { color: { primary: "#223344" } }]);
    expect(extend).toThrow("@danji/ui: extendTheme has no token color.primary. Give it only those of the theme.");
  });

  it("replaces tokens of every group", () => {
    const { breakpoint: _breakpoint, ...all } = theme;
    const loud = JSON.parse(JSON.stringify(all), (_key, value: unknown) =>
      typeof value === "string" ? "changed" : value,
    );
    expect(extendTheme(theme, loud)).toEqual({ ...loud, breakpoint: theme.breakpoint });
  });

  it("keeps the breakpoint, which media queries could not follow", () => {
    // @ts-expect-error -- the type refuses it
    expect(extendTheme(theme, { breakpoint: 700 }).breakpoint).toBe(900);
  });
});

it("the channels of the kit's own theme are those of its colours", () => {
  const { surfaceStage, surfaceDeep, onInverse } = theme.color;
  expect(theme.rgb).toEqual({
    overlay: channelsOf(surfaceStage),
    scrim: channelsOf(surfaceDeep),
    onInverse: channelsOf(onInverse),
  });
});

it("the second theme differs from the first in every token", () => {
  const tokens = (css: string) => css.split(";").filter(Boolean);
  const own = new Set(tokens(themeCss(theme)));
  expect(tokens(themeCss(secondTheme)).filter((token) => own.has(token))).toEqual([]);
});

describe("custom properties", () => {
  it("are named after their tokens", () => {
    expect(vars.color.textMuted).toBe("var(--danji-color-text-muted)");
    expect(vars.space[4]).toBe("var(--danji-space-4)");
    expect(vars.measure).toBe("var(--danji-measure)");
  });

  it("are all declared by the theme", () => {
    const css = themeCss(theme);
    const used = JSON.stringify(vars).match(/--[\w-]+/g) ?? [];
    const declared = css.match(/--[\w-]+(?=:)/g) ?? [];
    expect(used.length).toBeGreaterThan(50);
    expect(declared.toSorted()).toEqual(used.toSorted());
    expect(css).toContain("--danji-color-surface-inverse:#12302b;");
  });
});

it("media calls exactly 900px mobile, and desktop all that is not mobile", () => {
  expect(media.mobile).toBe("@media (width <= 900px)");
  expect(media.desktop).toBe("@media (width > 900px)");
});
