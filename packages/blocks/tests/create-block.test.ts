import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check, resolveConfig } from "prettier";
import { beforeEach, expect, it } from "vitest";
import { createBlock } from "../scripts/new-block.ts";

const LIST = '// The kinds.\nexport { block as units } from "./units/block.ts";\n';
const packageFolder = join(import.meta.dirname, "..");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "danji-block-"));
  mkdirSync(join(root, "src/fact-sheet"), { recursive: true });
  writeFileSync(join(root, "src/block-list.ts"), LIST);
  cpSync(join(packageFolder, "template"), join(root, "template"), { recursive: true });
});

const read = (file: string) => readFileSync(join(root, "src", file), "utf8");

it("copies the folder, formatted, and lists the kind", async () => {
  expect(createBlock("sampleBand", root)).toBe("sample-band");
  const options = await resolveConfig(join(packageFolder, "package.json"));
  for (const file of readdirSync(join(root, "src/sample-band"))) {
    const text = read(`sample-band/${file}`);
    expect(await check(text, { ...options, filepath: file }), file).toBe(true);
    expect(text).not.toMatch(/template|"\.\.\/src|"\.\.\/tests/iu);
  }
  expect(read("sample-band/block.ts")).toContain('kind: z.literal("sampleBand")');
  expect(read("block-list.ts")).toBe(
    LIST.replace("\n", '\nexport { block as sampleBand } from "./sample-band/block.ts";\n'),
  );
});

it.each([
  [undefined, "needs a kind"],
  ["SampleBand", "no kind of block"],
  ["../band", "no kind of block"],
  ["factSheet", "packages/blocks/src/fact-sheet exists"],
])("refuses %s: %s", (kind, reason) => {
  expect(() => createBlock(kind, root)).toThrow(reason);
  expect(readdirSync(join(root, "src")).toSorted()).toEqual(["block-list.ts", "fact-sheet"]);
  expect(read("block-list.ts")).toBe(LIST);
});
