import { identitySchema } from "@danji/complex/schema/identity";
import { expect, it } from "vitest";
import { deferFarSections, siteTags } from "./template.ts";

const identity = (verification: object) =>
  identitySchema.pick({ name: true, verification: true }).parse({ name: "견본 & 단지", verification });

it("proves nothing where there is nothing to prove with", () => {
  expect(siteTags(identity({}), {})).toBe(
    '<link rel="alternate" type="application/rss+xml" title="견본 &amp; 단지 언론보도" href="/rss.xml">',
  );
  expect(siteTags(identity({}), { NAVER_SITE_VERIFICATION: "" })).not.toContain("verification");
});

it("proves ownership with what the complex says", () => {
  const tags = siteTags(identity({ naver: "n1", google: "g1" }), {});
  expect(tags).toContain('<meta name="naver-site-verification" content="n1">');
  expect(tags).toContain('<meta name="google-site-verification" content="g1">');
});

it("prefers the environment and escapes text", () => {
  const tags = siteTags(identity({ google: "g1" }), { GOOGLE_SITE_VERIFICATION: 'g"2', NAVER_SITE_VERIFICATION: "n2" });
  expect(tags).toContain('content="g&quot;2"');
  expect(tags).toContain('<meta name="naver-site-verification" content="n2">');
  expect(tags).not.toContain("g1");
});

it("defers layout and images of sections on phones with scripts", () => {
  const html = deferFarSections("<head><title>집</title></head><body></body>");
  expect(html).toMatch(/<style data-far>@media screen and \(max-width:900px\) and \(scripting:enabled\)\{/u);
  expect(html).toContain("main>section~section{content-visibility:auto;");
  expect(html).toContain("@supports (animation-timeline:view()){main>section~section{view-timeline:--near;");
});
