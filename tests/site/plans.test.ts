import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { complex } from "../e2e/support/complex.ts";
import { readPage } from "../e2e/support/html.ts";
import { thingsOfType } from "../e2e/support/schema-org.ts";
import { htmlOf } from "./support/ask.ts";

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
