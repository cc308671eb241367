import { identitySchema } from "@danji/complex/schema/identity";
import { describe, expect, it, vi } from "vitest";
import { deferFarSections, siteTags } from "./template.ts";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectRendered, renderTourPage } from "./render-pages.ts";
import { Suspense, createElement } from "react";
import { renderToString } from "react-dom/server";

describe("template", () => {
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
    const tags = siteTags(identity({ google: "g1" }), {
      GOOGLE_SITE_VERIFICATION: 'g"2',
      NAVER_SITE_VERIFICATION: "n2",
    });
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
});

describe("render-pages", async () => {
  const folder = await mkdtemp(join(tmpdir(), "danji-tour-"));
  await writeFile(join(folder, "tour.html"), "<body></body>");

  it("refuses a tour of which a part could not be rendered", async () => {
    const render = (template: string) => template.replace("</body>", "<!--$!--></body>");
    await expect(renderTourPage(render, "", folder)).rejects.toThrow("/tour.html");
  });

  const inBoundary = (content: () => string) =>
    renderToString(createElement("main", null, createElement(Suspense, { fallback: "…" }, createElement(content))));

  it("accepts a page of which every part was rendered", () => {
    expect(() =>
      expectRendered(
        inBoundary(() => "지도"),
        "/Location",
      ),
    ).not.toThrow();
  });

  it("names the page of which a part failed", () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const html = inBoundary(() => {
      throw new Error("broken");
    });
    logged.mockRestore();
    expect(() => expectRendered(html, "/Location")).toThrow("/Location");
  });
});
