import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { check, resolveConfig } from "prettier";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { createBlock } from "../../packages/blocks/scripts/new-block.ts";
import { createPrimitive } from "../../packages/ui/scripts/new-primitive.ts";
import { checkTypes } from "./site.ts";

/** The types of one folder take seconds, several times that on a busy machine. */
const PATIENCE = 600_000;

/** What both are made from and checked with; everything else is left out of the copy. */
const NEEDED = ["packages/ui", "packages/blocks", "tests", "app/complexes", "app/scripts", "tsconfig.json"];

/** What has no part in it: built and kept files, and the stories and tests of others. */
const LEFT_OUT = /node_modules|\/dist\b|\/baselines\b|\/bench\b|(?<!\/Notice)\.(?:stories|test)\.tsx?$/;

describe("a new primitive and a new block", { timeout: PATIENCE }, () => {
  /** A copy of both packages below the root, where it finds what is installed. */
  const copy = join(root, "test-results/new-primitive");
  const kit = join(copy, "packages/ui");
  let written: string[];

  beforeAll(() => {
    rmSync(copy, { recursive: true, force: true });
    for (const path of NEEDED) {
      cpSync(join(root, path), join(copy, path), {
        recursive: true,
        filter: (file) => !LEFT_OUT.test(relative(root, file)),
      });
    }
    written = createPrimitive("SampleTag", kit).map((file) => join(kit, file));
    createBlock("sampleBand", join(copy, "packages/blocks"));
  }, PATIENCE);

  afterAll(() => rmSync(copy, { recursive: true, force: true }), PATIENCE);

  it("have the files of the primitive's folder and its example, formatted", async () => {
    expect(written.map((file) => relative(kit, file)).toSorted()).toEqual([
      "src/sample-tag/SampleTag.stories.tsx",
      "src/sample-tag/SampleTag.styles.ts",
      "src/sample-tag/SampleTag.tsx",
      "src/sample-tag/index.ts",
      "tests/examples/SampleTag.tsx",
    ]);
    const options = await resolveConfig(join(root, "package.json"));
    const formatted = written.map((filepath) => check(readFileSync(filepath, "utf8"), { ...options, filepath }));
    expect(await Promise.all(formatted)).toEqual(written.map(() => true));
  });

  it("have types that hold", () => {
    const project = join(copy, "tsconfig.primitive.json");
    const blocks = [
      "packages/blocks/src/sample-band",
      "packages/blocks/src/kinds.ts",
      "packages/blocks/tests/complexes.d.ts",
    ];
    const include = ["packages/ui/src/sample-tag", ...blocks];
    // Examples import the kit by its name, which leads to the kit that is installed.
    const compilerOptions = { paths: { "@danji/ui/*": ["./packages/ui/src/*/index.ts"] } };
    writeFileSync(project, JSON.stringify({ extends: "./tsconfig.json", compilerOptions, include }));
    expect(checkTypes(project)).toBe("");
  });
});

describe("a primitive that cannot be made", () => {
  const empty = mkdtempSync(join(tmpdir(), "danji-primitive-"));
  mkdirSync(join(empty, "src/fact-table"), { recursive: true });
  afterAll(() => rmSync(empty, { recursive: true, force: true }));

  it.each([
    [undefined, "needs a name"],
    ["factTable", "no name of a component"],
    ["fact-table", "no name of a component"],
    ["FAQ", "no name of a component"],
    ["../Tag", "no name of a component"],
    ["FactTable", "packages/ui/src/fact-table exists"],
  ])("%s: %s", (name, reason) => {
    expect(() => createPrimitive(name, empty)).toThrow(reason);
    expect(readdirSync(join(empty, "src"))).toEqual(["fact-table"]);
  });
});
