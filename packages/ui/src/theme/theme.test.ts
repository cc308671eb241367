import { describe, expect, it } from "vitest";
import { secondTheme } from "../../tests/secondTheme.ts";
import { channelsOf } from "./color.ts";
import { contrast, contrastFaults, extendTheme, media, theme, themeCss, vars } from "./index.ts";

describe("contrast", () => {
  it("is 1 between equal colours and 21 between black and white", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#ffffff", "#ffffff")).toBe(1);
  });

  it("is the same in both directions", () => {
    expect(contrast("#12302b", "#fdb461")).toBe(contrast("#fdb461", "#12302b"));
  });

  it("refuses a colour that it cannot measure", () => {
    expect(() => contrast("rgb(0 0 0 / 50%)", "#ffffff")).toThrow(RangeError);
  });

  it("is high enough between all roles of both themes", () => {
    expect(contrastFaults(theme)).toEqual([]);
    expect(contrastFaults(secondTheme)).toEqual([]);
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

describe("the channels of the kit's own theme", () => {
  it("are those of its colours", () => {
    const { surfaceStage, surfaceDeep, onInverse } = theme.color;
    expect(theme.rgb).toEqual({
      overlay: channelsOf(surfaceStage),
      scrim: channelsOf(surfaceDeep),
      onInverse: channelsOf(onInverse),
    });
  });
});

describe("the second theme", () => {
  it("differs from the first in every token", () => {
    const tokens = (css: string) => css.split(";").filter(Boolean);
    const own = new Set(tokens(themeCss(theme)));
    expect(tokens(themeCss(secondTheme)).filter((token) => own.has(token))).toEqual([]);
  });
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

describe("media", () => {
  it("calls exactly 900px mobile, and desktop all that is not mobile", () => {
    expect(media.mobile).toBe("@media (width <= 900px)");
    expect(media.desktop).toBe("@media (width > 900px)");
  });
});
