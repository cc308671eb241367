import { expect, it } from "vitest";
import { deferFarSections } from "./far-sections.ts";

it("defers the layout of sections on phones with scripts", () => {
  const html = deferFarSections("<head><title>집</title></head><body></body>");
  expect(html).toMatch(/<style data-far>@media screen and \(max-width:900px\) and \(scripting:enabled\)\{/u);
  expect(html).toContain("main>section~section{content-visibility:auto;");
});
