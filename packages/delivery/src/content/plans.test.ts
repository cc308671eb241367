import { describe, expect, it } from "vitest";
import { checkPlans } from "./review-complex.ts";
import { flatPlans, planSheets } from "../bundle/drawn-plans.ts";
import { readComplex } from "./read-complex.ts";
import { readPlans } from "./read-plans.ts";
import { complexFolders, templateFolder } from "../../tests/complexes.ts";

describe.each([templateFolder, ...complexFolders])("the plans of %s", async (folder) => {
  const complex = await readComplex(folder);
  const { supply, pages } = complex;
  const plans = await readPlans(folder, complex);

  it("come to the site drawn, measured and described, with ids of their own", () => {
    expect(plans.size).toBeGreaterThan(0);
    const sheets = [...planSheets(plans).values()].flatMap((draw) => Object.values(draw()));
    const ids = sheets.flatMap((svg) => [...svg.matchAll(/ id="([^"]*)"/gu)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { exclusiveArea, basic, extended } of Object.values(flatPlans(plans)))
      for (const { rooms, description } of [basic, extended]) {
        expect(rooms.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(exclusiveArea, 6);
        expect(description.length).toBeGreaterThan(3);
      }
  });

  it("are reported where the supply differs", () => {
    const types = supply.types.map((type) => ({ ...type, label: "99Z", exclusiveArea: 12.34 }));
    const issues = checkPlans({ ...supply, types }, plans);
    const first = supply.types.findIndex(({ plan }) => plan !== undefined);
    expect(issues).toContainEqual({
      rule: "plan-supply",
      file: "supply.json",
      path: `types.${first}.exclusiveArea`,
      reason: expect.stringContaining("12.34㎡"),
    });
    expect(issues).toContainEqual(expect.objectContaining({ path: `types.${first}.plan` }));
  });

  it("have to be there where a type names one", async () => {
    const types = supply.types.map((type) => ({ ...type, plan: "castle" }));
    await expect(readPlans(folder, { supply: { ...supply, types }, pages })).rejects.toThrow("plans/castle.json");
  });

  it("are required where a page shows a single one", async () => {
    const [address, page] = Object.entries(pages)[0] ?? [];
    if (address === undefined || page === undefined) throw new Error("no page");
    const blocks = [{ kind: "plan" as const, plan: "castle" }];
    const sections = [{ heading: "성", layout: "wide" as const, surface: "page" as const, blocks }];
    const issues = readPlans(folder, { supply, pages: { [address]: { ...page, sections } } });
    await expect(issues).rejects.toThrow(`${address}.sections.0.blocks.0.plan`);
  });
});
