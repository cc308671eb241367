import { kinds } from "@danji/blocks/kinds.ts";
import { expect, it } from "vitest";
import { homeScreens } from "../src/home-screens.ts";

const CARD = { picture: "a", title: "제목", texts: ["글", "글"], link: { label: "더 보기", to: "/" } };
const premium = (cards: number, composition = "bleed") => ({
  kind: "premium",
  composition,
  cards: Array.from({ length: cards }, () => CARD),
});
const screensOf = (cards: number) => homeScreens(kinds, [premium(cards)]).map(({ id, label }) => [id, label]);

it("keeps the order of the complex", () => {
  expect(homeScreens(kinds, [{ kind: "plans" }, { kind: "location" }]).map(({ id }) => id)).toEqual([
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
  expect(homeScreens(kinds, [premium(3, "inset")])).toHaveLength(1);
  expect(homeScreens(kinds, [premium(4, "inset")])).toHaveLength(2);
});

it("pages through no screen that wide windows do not show", () => {
  const screens = homeScreens(kinds, [
    { kind: "overview" },
    { kind: "slider" },
    { kind: "grounds" },
    { kind: "brand" },
  ]);
  expect(screens.filter(({ paged }) => paged).map(({ id }) => id)).toEqual(["brand"]);
});
