import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { complex } from "../e2e/support/complex.ts";
import { readPage } from "../e2e/support/html.ts";
import { ROUTES } from "../e2e/support/routes.ts";
import { thingsOfType } from "../e2e/support/schema-org.ts";
import { htmlOf } from "./support/ask.ts";

/** Whether a page shows pictures of the complex beyond its band. */
const isPictured = (path: string): boolean =>
  complex.pages[path]?.sections.some(({ blocks }) =>
    blocks.some(({ kind }) => kind === "picture" || kind === "gallery"),
  ) ?? false;
const MADE = "컴퓨터그래픽";

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

test("shows no picture twice on a page but the home page, whose screens stand alone", async () => {
  for (const { path } of ROUTES.filter((route) => route.path !== "/")) {
    const files = [...(await htmlOf(path)).matchAll(/<img\b[^>]*\bsrc="([^"]+)"/gu)].map(([, src]) => src);
    expect
      .soft(
        files.filter((file, index) => files.indexOf(file) !== index),
        path,
      )
      .toEqual([]);
  }
});

/** What the drawing of a plan may weigh, compressed, in bytes. */
const DRAWING_BUDGET = 8 * 1024;
const drawn = complex.supply.types.filter(({ plan }) => plan !== undefined);

test("has the drawing, the rooms and the figures of its own type in every plan page as it is served", async () => {
  for (const { label, page, exclusiveArea, households } of drawn) {
    const html = await htmlOf(page);
    const drawings = html.match(/<svg\b[^>]*\baria-labelledby="plan-.*?<\/svg>/gu) ?? [];
    const titles = drawings.map((svg) => /<title[^>]*>([^<]*)/u.exec(svg)?.[1]);
    expect.soft(titles.slice(0, 2)).toEqual(["기본형", "확장형"].map((name) => `${label} 타입 평면도, 발코니 ${name}`));
    for (const svg of drawings) expect.soft(gzipSync(svg).length, label).toBeLessThanOrEqual(DRAWING_BUDGET);
    const ids = [...html.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id);
    expect.soft(new Set(ids).size, `ids of ${page}`).toBe(ids.length);
    const { data } = readPage(html);
    expect.soft(thingsOfType(data, "FloorPlan")).toMatchObject([
      {
        name: `${label} 타입 평면도`,
        floorSize: { value: exclusiveArea, unitCode: "MTK" },
        numberOfAccommodationUnits: { value: households },
      },
    ]);
    expect.soft(html, page).not.toContain("COMEING SOON");
  }
});
