import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../app/scripts/paths.mjs";
import { read, tracked } from "./tracked.ts";
import { isBuiltin } from "node:module";
import { z } from "zod";
import ts from "typescript";

const MOST_LINES = 200;
const MOST_COMMENTS = 0.15;
const MOST_LINES_OF_APP = 5000;

const linesOf = (text: string): number => text.trimEnd().split("\n").length;

/** A line of comment, as Prettier formats it: of a doc comment, of code or of a style. */
const COMMENT = /^\s*(?:\/\/|\/\*|\*(?:[ /]|$))/;

/** Returns the share of lines of comment in files. */
function commentShare(sources: readonly string[]): number {
  const lines = sources.flatMap((text) => text.trimEnd().split("\n"));
  return lines.filter((line) => COMMENT.test(line)).length / lines.length;
}

const BESIDE = /\.(?:stories|test|fixture|plays)\.tsx?$/u;
const files = tracked
  .filter((path) => /^packages\/[^/]+\/src\/.*\.tsx?$/u.test(path) && !BESIDE.test(path))
  .map((path) => ({ path, text: read(path) }));
const folderOf = (path: string): string => path.split("/").slice(0, 2).join("/");
const packages = [...new Set(files.map(({ path }) => folderOf(path)))];

it.each(packages)("the sources of packages have at most 15 percent of comments: %s", (folder) => {
  const own = files.filter(({ path }) => folderOf(path) === folder);
  expect(commentShare(own.map(({ text }) => text))).toBeLessThanOrEqual(MOST_COMMENTS);
});

it("the files of the kit have 200 lines at most", () => {
  const kit = files.filter(({ path }) => folderOf(path) === "packages/ui");
  expect(kit.length).toBeGreaterThan(100);
  expect(kit.filter(({ text }) => linesOf(text) > MOST_LINES).map(({ path }) => path)).toEqual([]);
});

it("the sources of the app have 5,000 lines at most", () => {
  const lines = tracked
    .filter((path) => /^app\/src\/.*\.tsx?$/u.test(path) && !BESIDE.test(path))
    .map((path) => linesOf(read(path)));
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES_OF_APP);
});

/** What all images, films and fonts in the repository may weigh together, in bytes. */
const BUDGET = 60_000_000;
const MEDIA = /\.(?:jpe?g|png|webp|avif|gif|ico|mp4|webm|mov|woff2?|ttf|otf|pdf)$/u;

it("keeps the pictures and films of the repository light enough to be fetched with it", () => {
  const media = tracked.filter((file) => MEDIA.test(file));
  expect(media.length).toBeGreaterThan(0);
  expect(media.reduce((sum, file) => sum + statSync(join(root, file)).size, 0)).toBeLessThan(BUDGET);
  // What a build has made is made again by the next one.
  expect(media.filter((file) => /(?:^|\/)(?:dist|tmp|assets)\//u.test(file))).toEqual([]);
});

describe("packages", () => {
  const dependencies = z.record(z.string(), z.string()).default({});
  const manifest = z.object({
    name: z.string(),
    dependencies,
    devDependencies: dependencies,
    peerDependencies: dependencies,
  });

  const PACKAGES = ["blocks", "complex", "api", "delivery", "floor-plan", "server", "ui"];
  const WORKSPACES = ["app", ...PACKAGES.map((name) => `packages/${name}`)];
  const SOURCE = /\.m?tsx?$|\.mjs$/u;
  /** Tests and stories, which may use what the root declares too; `npm run test:unused` looks at them. */
  const BESIDE = /\.(?:test|stories|fixture|plays)\.tsx?$|\/tests\/|[-/]contract\.ts$/u;
  /** Scripts that made a complex's pictures, once. */
  const PICTURES = "app/complexes/";
  /** Packages of the host on Firebase. The root declares them, so that `npm start` does without. */
  const OF_FIREBASE = ["firebase", "firebase-admin", "firebase-functions"];
  /** Modules that a build makes, and files beside the importing one. */
  const OWN = /^(?:complex|backend|storybook):|^\.|^\//u;

  /** Returns the package of an import, e.g. `@danji/ui` of `@danji/ui/popup`. */
  const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/u.exec(specifier)?.[0] ?? specifier;

  function packagesOf(file: string): string[] {
    const { importedFiles } = ts.preProcessFile(read(file), true, true);
    return importedFiles
      .map(({ fileName }) => fileName)
      .filter((specifier) => !OWN.test(specifier) && !isBuiltin(specifier))
      .map(packageOf);
  }

  /** Returns what a workspace declares, and its own name. */
  function declaredBy(workspace: string): string[] {
    const { name, ...declared } = manifest.parse(JSON.parse(read(`${workspace}/package.json`)));
    return [name, ...Object.values(declared).flatMap((list) => Object.keys(list))];
  }

  it.each(WORKSPACES)("%s declares every package that it imports", (workspace) => {
    const declared = new Set([...declaredBy(workspace), ...OF_FIREBASE]);
    const sources = tracked.filter(
      (file) =>
        file.startsWith(`${workspace}/`) && SOURCE.test(file) && !file.startsWith(PICTURES) && !BESIDE.test(file),
    );
    expect(sources.length).toBeGreaterThan(0);
    expect([...new Set(sources.flatMap(packagesOf))].filter((name) => !declared.has(name))).toEqual([]);
  });
});
