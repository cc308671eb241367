import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleTexts } from "@danji/complex/check/sample-texts";
import { formatIssue, isFault } from "@danji/complex/issue";
import { siteRoutes } from "@danji/complex/routes";
import { totalHouseholds } from "@danji/complex/supply";
import { afterEach, beforeEach, expect, it } from "vitest";
import { templateFolder } from "../../tests/complexes.ts";
import { readComplex } from "../content/read-complex.ts";
import { readPlans } from "../content/read-plans.ts";
import { reviewComplex } from "../content/review-complex.ts";
import type { CreateSiteTheme } from "../site-theme.ts";
import type { Answers } from "./answers.ts";
import { createComplex } from "./create-complex.ts";

const SLUG = "hanbit";
const color = {
  surface: "#ffffff",
  surfaceInverse: "#12302b",
  surfaceDeep: "#0c211d",
  onInverse: "#ffffff",
  onInverseAccent: "#e0b070",
  ornament: "#e0b070",
};

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "danji-new-"));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const create = (answers: Omit<Answers, "slug">, createTheme: CreateSiteTheme = () => ({ color, overrides: {} })) =>
  createComplex({
    answers: { slug: SLUG, ...answers },
    template: templateFolder,
    folder: join(parent, SLUG),
    publicFolder: join(parent, "public"),
    createTheme,
    format: (json) => Promise.resolve(json),
  });

it("makes a complex without faults that says of itself what was given", async () => {
  const types = [
    { label: "39A", area: 39.95 },
    { label: "74A", area: 74.62 },
    { label: "84B", area: 84.97 },
  ];
  await create({
    name: "한빛마을",
    region: "경기도 화성시",
    households: 412,
    types,
    phone: "031-111-2222",
    colors: { inverse: "#1d3a4a", accent: "#ff8a73" },
  });
  const folder = join(parent, SLUG);
  expect((await reviewComplex(folder, join(parent, "public"))).filter(isFault).map(formatIssue)).toEqual([]);
  const complex = await readComplex(folder);
  expect(complex.identity).toMatchObject({ siteKey: SLUG, name: "한빛마을", phone: "031-111-2222" });
  expect(complex.identity.address.site).toContain("경기도 화성시");
  expect(complex.theme.color).toEqual({ inverse: "#1d3a4a", accent: "#ff8a73" });
  expect(totalHouseholds(complex.supply)).toBe(412);
  expect(complex.supply.types.map(({ label, exclusiveArea }) => ({ label, area: exclusiveArea }))).toEqual(types);
  expect([...(await readPlans(folder, complex)).keys()]).toEqual(["74a", "84b"]);
  const paths = siteRoutes(complex).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/FloorPlan/39A", "/FloorPlan/74A", "/Interior/84B"]));
  expect(paths.filter((path) => /59A|Emodel|video/u.test(path))).toEqual([]);
});

it("keeps the template's words, marked as samples, where nothing is given", async () => {
  await create({});
  const complex = await readComplex(join(parent, SLUG));
  const left = sampleTexts(complex).map(({ file, path }) => `${file} ${path}`);
  expect(left).toEqual(expect.arrayContaining(["identity.json name", "home.json hero.subline"]));
  const prices = await readFile(join(parent, SLUG, "identity.json"), "utf8");
  expect(Object.keys(JSON.parse(prices))).toEqual(
    Object.keys(JSON.parse(await readFile(join(templateFolder, "identity.json"), "utf8"))),
  );
});

it("writes nothing where the colours cannot be read, where a text breaks a rule, or where the complex exists", async () => {
  const unreadable = () => {
    throw new RangeError("onAccent on accent: 1.1, needs 4.5");
  };
  await expect(create({}, unreadable)).rejects.toThrow(RangeError);
  await expect(create({ name: "국내 최고의 집" })).rejects.toThrow("superlative");
  expect(await readdir(parent)).toEqual([]);
  await create({});
  await expect(create({})).rejects.toThrow("이미 있는 단지입니다: hanbit");
  expect(await readdir(parent)).toEqual([SLUG]);
});
