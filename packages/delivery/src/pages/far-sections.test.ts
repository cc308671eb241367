import { expect, it } from "vitest";
import { ALL_MEASURES } from "../speed.ts";
import { deferFarSections } from "./far-sections.ts";

const PAGE = "<head><title>집</title></head><body></body>";
const styled = (off = {}) => deferFarSections(PAGE, { ...ALL_MEASURES, ...off });

it("defers layout and images of sections on phones with scripts", () => {
  expect(styled()).toMatch(/<style data-far>@media screen and \(max-width:900px\) and \(scripting:enabled\)\{/u);
  expect(styled()).toContain("main>section~section{content-visibility:auto;");
  expect(styled()).toContain("@supports (animation-timeline:view()){main>section~section{view-timeline:--near;");
});

it("leaves to the browser what is switched off", () => {
  expect(styled({ homeImagesNear: false })).not.toContain("view-timeline");
  expect(styled({ homeSectionsNear: false })).not.toContain("content-visibility");
  expect(styled({ homeSectionsNear: false, homeImagesNear: false })).toBe(PAGE);
});
