import { describe, expect, it } from "vitest";
import { homeScreens } from "./home-screens.ts";

const screensOf = (cards: number) => homeScreens([{ kind: "premium", cards }]).map(({ id, label }) => [id, label]);

describe("homeScreens", () => {
  it("keeps the order of the complex", () => {
    expect(homeScreens([{ kind: "plans" }, { kind: "location" }]).map(({ id }) => id)).toEqual([
      "unit-plans",
      "location",
    ]);
  });

  it("puts two cards on a screen, the last one alone where their number is odd", () => {
    expect(screensOf(1)).toEqual([["premium", "프리미엄"]]);
    expect(screensOf(3)).toEqual([
      ["premium", "프리미엄 1"],
      ["premium-2", "프리미엄 2"],
    ]);
    expect(screensOf(4)).toHaveLength(2);
  });

  it("puts three inset cards on a screen", () => {
    expect(homeScreens([{ kind: "premium", cards: 3, composition: "inset" }])).toHaveLength(1);
    expect(homeScreens([{ kind: "premium", cards: 4, composition: "inset" }])).toHaveLength(2);
  });

  it("pages through no screen that wide windows do not show", () => {
    const screens = homeScreens([{ kind: "overview" }, { kind: "slider" }, { kind: "grounds" }, { kind: "brand" }]);
    expect(screens.filter(({ paged }) => paged).map(({ id }) => id)).toEqual(["brand"]);
  });
});
