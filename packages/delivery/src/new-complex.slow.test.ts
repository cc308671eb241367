import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleTexts } from "@danji/complex/check/located";
import { formatIssue, isFault } from "@danji/complex/issue";
import { beforeEach, expect, it } from "vitest";
import { colors, templateFolder } from "../tests/samples.ts";
import { readComplex } from "./content/read-complex.ts";
import { reviewComplex } from "./content/review-complex.ts";
import type { CreateSiteTheme } from "./site.ts";
import { type Answers, answerFaults, createComplex } from "./new-complex.ts";

const SLUG = "hanbit";
let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "danji-new-"));
});

const create = (answers: Answers, createTheme: CreateSiteTheme = () => ({ color: colors, css: "" })) =>
  createComplex({
    slug: SLUG,
    answers,
    template: templateFolder,
    folder: join(parent, SLUG),
    publicFolder: join(parent, "public"),
    createTheme,
  });

it("makes a complex without faults that says of itself what was given", async () => {
  await create({
    name: "한빛마을",
    region: "경기도 화성시",
    phone: "031-111-2222",
    colors: "#1D3A4A, #ff8a73",
  });
  const folder = join(parent, SLUG);
  expect((await reviewComplex(folder, join(parent, "public"))).filter(isFault).map(formatIssue)).toEqual([]);
  const complex = await readComplex(folder);
  expect(complex.identity).toMatchObject({ siteKey: SLUG, name: "한빛마을", phone: "031-111-2222" });
  expect(complex.identity.address.site).toContain("경기도 화성시");
  expect(complex.theme.color).toEqual({ inverse: "#1d3a4a", accent: "#ff8a73" });
  expect(Object.keys(complex.pages)).toContain(`/${SLUG}/press`);
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

it.each([
  ["한빛", {}, "영문 소문자"],
  ["../hanbit", {}, "영문 소문자"],
  ["hanbit", { name: "가".repeat(21) }, "20자까지"],
  ["hanbit", { colors: "coral" }, "강조색"],
  ["hanbit", { phone: "031" }, "031-000-0000"],
])("refuses %s with %o in Korean", (slug, answers, remedy) => {
  expect(answerFaults(slug, answers)).toEqual([expect.stringContaining(remedy)]);
});
