import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isFault } from "@danji/complex/issue";
import { expect, it } from "vitest";
import { complexFolders, copyTemplate, templateFolder } from "../../tests/samples.ts";
import { parseContentFile } from "./content-files.ts";
import { readContent } from "./read-content.ts";

const publicFolder = join(templateFolder, "../../public");

const leavesOf = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? Object.entries(value).flatMap(leaf) : [value];
/** The kind of a block or section names its part and cannot be edited. */
const leaf = ([key, value]: [string, unknown]): unknown[] => (key === "kind" ? [] : leavesOf(value));

const sorted = (values: readonly unknown[]) => values.map(String).toSorted((a, b) => a.localeCompare(b));

it.each([templateFolder, ...complexFolders].map((folder) => [basename(folder), folder]))(
  "has every value of the files of %s, without faults",
  async (_slug, folder) => {
    const { groups, issues } = await readContent(folder, publicFolder);
    expect(issues.filter(isFault)).toEqual([]);
    for (const file of new Set(groups.map((group) => group.file))) {
      const parts = groups.filter((group) => group.file === file).flatMap((group) => group.parts);
      const values = parts.flatMap(({ fields }) => fields).filter(({ path }) => path.at(-1) !== "kind");
      expect(sorted(values.map(({ value }) => value))).toEqual(sorted(leavesOf(await parseContentFile(folder, file))));
      expect(parts.flatMap((part) => part.issues).filter(isFault)).toEqual([]);
    }
  },
);

it("finds where facts, cautions, questions, images and whole files show", async () => {
  const folder = await copyTemplate();
  const { groups } = await readContent(folder, publicFolder);
  const placesOf = (group: string, part: string) =>
    groups.find(({ id }) => id === group)?.parts.find(({ id }) => id === part)?.places ?? [];

  expect(placesOf("home", "sections.0")).toEqual([expect.objectContaining({ route: "/", id: expect.any(String) })]);
  const households = placesOf("facts", "items.households");
  expect(households).toContainEqual(expect.objectContaining({ route: "/", id: "hero", label: "홈 › 첫 화면" }));
  expect(households).toContainEqual(expect.objectContaining({ route: "/BusinessGuide/intro" }));
  const first = groups.find(({ id }) => id === "notices")?.parts[0];
  expect(first?.places).toContainEqual(
    expect.objectContaining({ id: expect.stringMatching(/^section-\d+$/), heading: expect.any(String) }),
  );
  expect(placesOf("schedule", "")).toContainEqual(expect.objectContaining({ route: "/BusinessGuide/plan" }));
});

it("puts a fault beside its field, in Korean", async () => {
  const folder = await copyTemplate();
  const file = join(folder, "home.json");
  const home = JSON.stringify(await parseContentFile(folder, "home.json")).replace(/"subline":".*?"/, '"subline":""');
  await writeFile(file, home);
  const { groups } = await readContent(folder, publicFolder);
  const fields = groups.flatMap(({ parts }) => parts.flatMap((part) => part.fields));
  expect(fields.filter(({ issues }) => issues.some(isFault))).toMatchObject([
    { path: ["hero", "subline"], label: "큰 문장 아래 글", issues: [{ reason: "비어 있습니다. 내용을 적으세요" }] },
  ]);
});

it("names a file that is no JSON, and shows the others", async () => {
  const folder = await copyTemplate();
  await writeFile(join(folder, "notices.json"), "{");
  const { groups, issues } = await readContent(folder, publicFolder);
  expect(issues).toMatchObject([{ file: "notices.json", reason: expect.stringContaining("JSON 문법") }]);
  expect(groups.find(({ id }) => id === "home")?.parts.length).toBeGreaterThan(2);
});
