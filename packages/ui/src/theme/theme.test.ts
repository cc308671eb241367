import { describe, expect, it } from "vitest";
import { contrast, contrastFaults, createTheme, media, theme, themeCss, vars } from "./index.ts";

describe("contrast", () => {
  it("knows the two ends of the scale", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#ffffff", "#ffffff")).toBe(1);
  });

  it("does not care which of the two is the text", () => {
    expect(contrast("#12302b", "#fdb461")).toBe(contrast("#fdb461", "#12302b"));
  });

  it("refuses a colour that it cannot measure", () => {
    expect(() => contrast("rgb(0 0 0 / 50%)", "#ffffff")).toThrow(RangeError);
  });

  it("is enough in the kit's own theme, for every text and for the edges of controls", () => {
    expect(contrastFaults(theme)).toEqual([]);
  });

  it("names what a theme leaves too hard to see", () => {
    const pale = createTheme({ color: { inkSubtle: "#999999", lineStrong: "#cccccc" } });
    expect(contrastFaults(pale)).toEqual([
      "inkSubtle on ivory: 2.6, needs 4.5",
      "inkSubtle on white: 2.8, needs 4.5",
      "inkSubtle on ivoryDeep: 2.4, needs 4.5",
      "lineStrong on ivory: 1.5, needs 3",
      "lineStrong on white: 1.6, needs 3",
      "lineStrong on ivoryDeep: 1.3, needs 3",
    ]);
  });
});

describe("createTheme", () => {
  it("changes what is named and keeps the rest", () => {
    const made = createTheme({ color: { pine: "#223344", amber: undefined }, motion: { duration: { fast: "100ms" } } });
    expect(made).toEqual({
      ...theme,
      color: { ...theme.color, pine: "#223344" },
      motion: { ...theme.motion, duration: { ...theme.motion.duration, fast: "100ms" } },
    });
  });

  it("changes every branch that there is", () => {
    const { breakpoint: _breakpoint, ...all } = theme;
    const loud = JSON.parse(JSON.stringify(all), (_key, value: unknown) =>
      typeof value === "string" ? "changed" : value,
    );
    expect(createTheme(loud)).toEqual({ ...loud, breakpoint: theme.breakpoint });
  });

  it("does not let the breakpoint be changed, which media queries could not follow", () => {
    // @ts-expect-error -- the type refuses it
    expect(createTheme({ breakpoint: 700 }).breakpoint).toBe(900);
  });
});

describe("custom properties", () => {
  it("are named after their tokens", () => {
    expect(vars.color.inkMuted).toBe("var(--danji-color-ink-muted)");
    expect(vars.space[4]).toBe("var(--danji-space-4)");
    expect(vars.radius).toBe("var(--danji-radius)");
  });

  it("are all declared by the theme's rule", () => {
    const css = themeCss(createTheme({ color: { pine: "#223344" } }));
    const used = JSON.stringify(vars).match(/--[\w-]+/g) ?? [];
    const declared = css.match(/--[\w-]+(?=:)/g) ?? [];
    expect(used.length).toBeGreaterThan(50);
    expect(declared.toSorted()).toEqual(used.toSorted());
    expect(css).toMatch(/^:root\{.*--danji-color-pine:#223344;.*\}$/);
  });
});

describe("media", () => {
  it("calls exactly 900px mobile, and desktop all that is not mobile", () => {
    expect(media.mobile).toBe("@media (max-width: 900px)");
    expect(media.desktop).toBe("@media not all and (max-width: 900px)");
  });
});
