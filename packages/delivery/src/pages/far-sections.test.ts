import { expect, it } from "vitest";
import { deferFarSections } from "./template.ts";

it("defers layout and images of sections on phones with scripts", () => {
  const html = deferFarSections("<head><title>집</title></head><body></body>");
  expect(html).toMatch(/<style data-far>@media screen and \(max-width:900px\) and \(scripting:enabled\)\{/u);
  expect(html).toContain("main>section~section{content-visibility:auto;");
  expect(html).toContain("@supports (animation-timeline:view()){main>section~section{view-timeline:--near;");
});
