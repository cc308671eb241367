import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { check, resolveConfig } from "prettier";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { createPrimitive } from "../../packages/ui/scripts/create-primitive.ts";
import { run } from "./site.ts";

/** Types and a browser for one folder take seconds, several times that on a busy machine. */
const PATIENCE = 240_000;

const require = createRequire(import.meta.url);

/** What a primitive is made from and tested with; everything else is left out of the copy. */
const NEEDED = [
  "packages/ui",
  // Storybook and its stamp are made of these as well.
  "packages/sections",
  "packages/complex",
  "packages/delivery",
  "packages/floor-plan",
  "tests",
  ".storybook",
  "app/complexes",
  "app/scripts",
  "tsconfig.json",
  "package-lock.json",
];

/** What has no part in it: built and kept files, and the stories and tests of others. */
const LEFT_OUT = /node_modules|\/dist\b|\/baselines\b|\/images\/|\/bench\b|\.(?:stories|test)\.tsx?$/;

describe("a new primitive", { timeout: PATIENCE }, () => {
  /** A copy of the kit below the root, where it finds what is installed. */
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
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it("has the five files of its folder, formatted", async () => {
    expect(readdirSync(join(source, "sample-tag")).toSorted()).toEqual(
      ["SampleTag.stories.tsx", "SampleTag.styles.ts", "SampleTag.test.tsx", "SampleTag.tsx", "index.ts"].toSorted(),
    );
    const options = await resolveConfig(join(root, "package.json"));
    const formatted = written.map((filepath) => check(readFileSync(filepath, "utf8"), { ...options, filepath }));
    expect(await Promise.all(formatted)).toEqual(written.map(() => true));
  });

  it("has a play function in each of its stories, as the kit asks of all of them", () => {
    const stories = readFileSync(join(source, "sample-tag/SampleTag.stories.tsx"), "utf8");
    const names = stories.match(/^export const \w+: Story\b/gm) ?? [];
    expect(names).toHaveLength(6);
    expect(stories.match(/^ {2}play: /gm)).toHaveLength(names.length);
  });

  it("has types that hold", () => {
    const project = join(copy, "tsconfig.primitive.json");
    // The runner's configuration brings the types of the browser that stories run in.
    const include = ["packages/ui/src/sample-tag", "tests/vitest.config.ts"];
    writeFileSync(project, JSON.stringify({ extends: "./tsconfig.json", include }));
    expect(run(process.execPath, [require.resolve("typescript/bin/tsc"), "--noEmit", "--project", project])).toBe("");
  });

  it("has tests that pass", () => {
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

  it("has stories that pass, once their images are accepted", () => {
    run(process.execPath, ["tests/stories.mjs", "--update", "--project=stories", "--project=docs", "sample-tag"], copy);
    const { stats } = JSON.parse(readFileSync(join(copy, "test-results/stories.json"), "utf8"));
    // Six stories, one of them at two widths, and the page of the docs.
    expect(stats).toMatchObject({ expected: 8, unexpected: 0, skipped: 0 });
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
