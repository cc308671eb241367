import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteFolder } from "../e2e/support/build.ts";
import { complex } from "../e2e/support/complex.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { htmlOf } from "./support/ask.ts";

/** Whether a page shows pictures of the complex beyond its band. */
const isPictured = (path: string): boolean =>
  complex.pages[path]?.sections.some(({ blocks }) =>
    blocks.some(({ kind }) => kind === "picture" || kind === "gallery"),
  ) ?? false;
const MADE = "컴퓨터그래픽";
/** What the image of the front page may weigh at a width, in bytes. */
const HERO_BUDGET = { 768: 60_000, 1600: 160_000 } as const;

test("says of every picture that a computer has drawn it, to those who see it and to those who do not", async () => {
  for (const { path } of ROUTES) {
    const html = await htmlOf(path);
    // A plan is a drawing and is shown as one, so it needs no notice that it is a computer image.
    const pictures = (html.match(/<img\b[^>]*>/gu) ?? []).filter((tag) => !/\bsrc="[^"]*\.svg"/u.test(tag));
    const texts = pictures.flatMap((tag) => /\balt="([^"]+)"/u.exec(tag)?.slice(1) ?? []);
    expect
      .soft(
        texts.filter((alt) => !alt.endsWith(`(${MADE})`)),
        path,
      )
      .toEqual([]);
    const captions = html.match(/<figcaption\b.*?<\/figcaption>/gu) ?? [];
    expect
      .soft(
        captions.filter((caption) => !caption.includes(MADE)),
        path,
      )
      .toEqual([]);
    if (isPictured(path)) expect.soft(captions.length, path).toBeGreaterThan(0);
  }
});

test("has the picture of the front page at a weight that a phone can bear", async () => {
  const html = await htmlOf("/");
  const { landscape, portrait } = complex.home.hero;
  for (const key of [landscape, portrait]) {
    const files = [...html.matchAll(new RegExp(`(/assets/images/${key}-[0-9a-f]+-(\\d+)\\.avif)`, "gu"))];
    const weights = new Map(
      files.map(([, file = "", width]) => [Number(width), statSync(join(siteFolder, file)).size]),
    );
    expect(weights.size, key).toBeGreaterThan(0);
    for (const [wanted, budget] of Object.entries(HERO_BUDGET)) {
      // What a window of that width loads: the smallest file that is wide enough.
      const width = Math.min(...[...weights.keys()].filter((candidate) => candidate >= Number(wanted)));
      if (width < Infinity) expect.soft(weights.get(width), `${key} at ${wanted}px`).toBeLessThanOrEqual(budget);
    }
  }
});
