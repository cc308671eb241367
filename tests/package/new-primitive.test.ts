import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { check, resolveConfig } from "prettier";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { createBlock } from "../../packages/blocks/scripts/new-block.ts";
import { createPrimitive } from "../../packages/ui/scripts/create-primitive.ts";
import { checkTypes, run } from "./site.ts";

/** Types and a browser for one folder take seconds, several times that on a busy machine. */
const PATIENCE = 600_000;

const require = createRequire(import.meta.url);

/** What both are made from and tested with; everything else is left out of the copy. */
const NEEDED = ["packages/ui", "packages/blocks", "tests", "app/complexes", "app/scripts", "tsconfig.json"];

/** What has no part in it: built and kept files, and the stories and tests of others. */
const LEFT_OUT = /node_modules|\/dist\b|\/baselines\b|\/bench\b|\.(?:stories|test)\.tsx?$/;

describe("a new primitive and a new block", { timeout: PATIENCE }, () => {
  /** A copy of both packages below the root, where it finds what is installed. */
  const copy = join(root, "test-results/new-primitive");
  const source = join(copy, "packages/ui/src");
  let written: string[];

  beforeAll(() => {
    rmSync(copy, { recursive: true, force: true });
    for (const path of NEEDED) {
      cpSync(join(root, path), join(copy, path), {
        recursive: true,
        filter: (file) => !LEFT_OUT.test(relative(root, file)),
      });
    }
    written = createPrimitive("SampleTag", source);
    createBlock("sampleBand", join(copy, "packages/blocks"));
  }, PATIENCE);

  afterAll(() => rmSync(copy, { recursive: true, force: true }), PATIENCE);

  it("have the five files of the primitive's folder, formatted", async () => {
    expect(readdirSync(join(source, "sample-tag")).toSorted()).toEqual(
      ["SampleTag.stories.tsx", "SampleTag.styles.ts", "SampleTag.test.tsx", "SampleTag.tsx", "index.ts"].toSorted(),
    );
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

  it("have tests that pass", () => {
    const runner = join(dirname(require.resolve("vitest/package.json")), "vitest.mjs");
    const report = join(copy, "report.json");
    const options = [
      "--config",
      "tests/vitest.config.ts",
      "--project",
      "dom",
      "--reporter=json",
      `--outputFile=${report}`,
    ];
    run(process.execPath, [runner, "run", ...options, "sample-tag"], copy);
    expect(JSON.parse(readFileSync(report, "utf8"))).toMatchObject({ numPassedTests: 2, numFailedTests: 0 });
  });
});

describe("a primitive that cannot be made", () => {
  const empty = mkdtempSync(join(tmpdir(), "danji-primitive-"));
  mkdirSync(join(empty, "fact-table"));
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
    expect(readdirSync(empty)).toEqual(["fact-table"]);
  });
});
