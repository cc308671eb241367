import { existsSync } from "node:fs";
import { join } from "node:path";
import { createSiteModel, frontagesOf } from "@danji/complex/sun/site-model";
import { siteYearSun } from "@danji/complex/sun/site-sun";
import { totalHouseholds } from "@danji/complex/supply";
import { describe, expect, it } from "vitest";
import { complexFolders } from "../../tests/samples.ts";
import { readComplex } from "../content/read-complex.ts";
import { readPlans } from "../content/read-plans.ts";
import { flatPlans, winterSuns } from "./drawn-plans.ts";

/** Bar of all flats, in microseconds of the processor. */
const MOST = 2_000_000;

/** A complex without a search for flats has no sunlight. */
const sunlit = complexFolders.filter((folder) => existsSync(join(folder, "sunlight.json")));

describe.each(sunlit)("the sunlight of %s", async (folder) => {
  const complex = await readComplex(folder);
  const plans = flatPlans(await readPlans(folder, complex));
  const { sunlight, supply } = complex;
  if (!sunlight) throw new Error("unreachable");
  const model = createSiteModel(sunlight, supply, frontagesOf(supply, plans));

  it("is that of every flat of the supply", () => {
    const flats = winterSuns(complex, plans).flatMap(({ total }) => total);
    expect(flats.length).toBe(totalHouseholds(supply));
    // Some have the sun all day, and some have not.
    expect(Math.max(...flats)).toBe(8 * 60);
    expect(Math.min(...flats)).toBeLessThan(5 * 60);
  });

  it("is calculated for a year of all flats in less than two seconds", () => {
    const start = process.cpuUsage();
    const floors = siteYearSun(model, "2026").flat();
    const { user, system } = process.cpuUsage(start);
    expect(floors.length).toBe(totalHouseholds(supply));
    expect(user + system).toBeLessThan(MOST);
  });
});
