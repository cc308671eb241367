import { describe, expect, it } from "vitest";
import { ALL_MEASURES } from "../speed.ts";
import { firstScreenFirst } from "./first-screen-css.ts";

const rules = (...of: string[]) => of.map((rule) => `${rule}/*!sc*/\n`).join("");
const PAPER = '<link rel="stylesheet" href="/assets/media.css" media="print" />';
const MANIFEST = '<link rel="manifest" href="/site.webmanifest" />';
const PAGE = `<head>${PAPER}${MANIFEST}<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home.js"><style data-styled="true" data-styled-version="6">${rules(
  "html{margin:0;}",
  'data-styled.g1[id="sc-global"]{content:"sc-global1,"}',
  ".hero{color:red;}",
  'data-styled.g2[id="sc-hero"]{content:"hero,"}',
  ".bright{color:gold;}",
  ".bright:hover{color:orange;}",
  "@media print{.bright{color:black;}}",
  ".quiet{color:grey;}",
  'data-styled.g4[id="sc-button"]{content:"bright,quiet,"}',
  ".form{color:blue;}",
  "@media print{.form{color:black;}}",
  'data-styled.g3[id="sc-form"]{content:"form,"}',
)}</style><script type="module" fetchpriority="low" crossorigin src="/assets/start.js" data-main="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/index.js"></head>
<body><section id="hero" class="sc-hero hero"><b class="bright"></b></section><section id="form" class="sc-form form"><b class="quiet"></b></section></body>`;

const split = (html: string, off = {}) => firstScreenFirst(html, { ...ALL_MEASURES, ...off });

describe("firstScreenFirst", () => {
  it("leaves the styles of the first screen and of the whole page in the page, and files the others with their marks", () => {
    const { html, styles: { file, css } = {} } = split(PAGE);
    expect(html).toContain("html{margin:0;}");
    expect(html).toContain(".hero{color:red;}");
    expect(html).not.toContain("color:blue");
    expect(css).toContain(".form{color:blue;}");
    expect(css).toContain('[id="sc-form"]{content:"form,";--early:0}');
    expect(html).toContain(`</section><link rel="stylesheet" id="late" fetchpriority="low" href="/${file}"><section`);
  });

  it("leaves of a component the looks that the first screen shows on a screen, and marks how many rules they have", () => {
    const { html, styles: { css } = {} } = split(PAGE);
    expect(html).toContain(".bright{color:gold;}/*!sc*/\n.bright:hover{color:orange;}");
    expect(html).not.toContain("@media print");
    expect(html).not.toContain(".quiet{");
    expect(css).toContain(
      '.quiet{color:grey;}/*!sc*/\ndata-styled.g4[id="sc-button"]{content:"bright,quiet,";--early:2}',
    );
    expect(html).not.toContain("[id=");
  });

  it("lets telephones with scripts lay out what is below when they come near", () => {
    const { html } = split(PAGE);
    expect(html).toMatch(
      /<style data-far>@media screen and \(max-width:900px\) and \(scripting:enabled\)\{.*main>section~section,main~footer\{content-visibility:auto;/u,
    );
  });

  it("keeps telephones from fetching pictures of sections that are far", () => {
    const { html } = split(PAGE);
    expect(html).toMatch(
      /<style data-far>.*@supports \(animation-timeline:view\(\)\)\{main>section~section\{view-timeline:--near;/u,
    );
  });

  it("leaves what few need to those without a script, and to the script for later", () => {
    const { html } = split(PAGE);
    for (const link of [PAPER, MANIFEST]) expect(html).toContain(`<noscript data-rare>${link}</noscript>`);
  });

  it("leaves one script, which knows the others", () => {
    const { html } = split(PAGE);
    expect(html).not.toContain("modulepreload");
    expect([...html.matchAll(/<script[^>]*>/gu)].map(([tag]) => tag)).toEqual([
      '<script type="module" fetchpriority="low" crossorigin src="/assets/start.js" data-main="/assets/index.js" data-later="/assets/home.js">',
    ]);
  });

  it("does not pass over a page that it does not understand", () => {
    expect(() => split("<body></body>")).toThrow("first screen");
  });

  it("leaves all styles in the page without the measure", () => {
    const { html, styles } = split(PAGE, { homeStylesInFile: false });
    expect(styles).toBeUndefined();
    expect(html).toContain(".form{color:blue;}");
    expect(html).not.toContain('id="late"');
  });

  it("leaves sections and images to the browser without the measures", () => {
    const { html } = split(PAGE, { homeSectionsNear: false, homeImagesNear: false });
    expect(html).not.toContain("data-far");
    expect(split(PAGE, { homeImagesNear: false }).html).not.toContain("view-timeline");
  });

  it("leaves rare files where they are without the measure", () => {
    expect(split(PAGE, { homeRareFiles: false }).html).not.toContain("data-rare");
  });
});
