import { sitePlan } from "@danji/blocks/block-list.ts";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { blocksOf } from "@danji/complex/check/located";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { complexFolder, listComplexes, readComplex } from "./complexes.ts";

const place = z.strictObject({ x: z.number(), y: z.number() });

/** What the script that renders a layout writes beside the picture: where on it things are, as shares of its size. */
const layoutSchema = z.strictObject({
  towers: z.array(
    z.strictObject({ tower: z.int(), floors: z.int(), unitsPerFloor: z.int(), roof: place, entrance: place }),
  ),
  communityCentre: place,
  mirrorPond: place,
  centralPlaza: place,
  playgrounds: z.array(place),
  sportsCourt: place,
  mainGate: place,
  parkingEntrances: z.array(place),
});

const layoutOf = (slug: string) => join(complexFolder(slug), "art/layout.json");
const rendered = (await listComplexes()).filter((slug) => existsSync(layoutOf(slug)));

describe.each(rendered)("the rendered layout of %s", async (slug) => {
  const layout = layoutSchema.parse(JSON.parse(await readFile(layoutOf(slug), "utf8")));
  const { pages, supply } = await readComplex(slug);

  it("has the towers that are sold, as high and with as many flats to a floor, where the page labels them", () => {
    const towers = layout.towers.map(({ tower, floors, unitsPerFloor, roof }) => ({
      number: String(tower),
      floors,
      lines: unitsPerFloor,
      place: roof,
    }));
    const buildings = supply.buildings.map(({ number, floors, lines, place: at }) => ({
      number,
      floors,
      lines: lines.length,
      place: at,
    }));
    expect(buildings).toEqual(towers);
  });

  it("has every facility that a page names on it, where it names it", () => {
    const facilities = blocksOf(pages).flatMap(({ value }) => sitePlan.schema.safeParse(value).data?.facilities ?? []);
    const { towers: _, parkingEntrances, playgrounds, ...single } = layout;
    const known = [...Object.values(single), ...playgrounds, ...parkingEntrances];
    expect(facilities.length).toBeGreaterThan(0);
    for (const { name, at } of facilities) expect(known, name).toContainEqual(at);
  });
});
