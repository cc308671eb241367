import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "../..");

const dependencies = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  name: z.string(),
  dependencies,
  devDependencies: dependencies,
  peerDependencies: dependencies,
});

const PACKAGES = ["complex", "data", "delivery", "floor-plan", "sections", "server", "ui"];
const WORKSPACES = ["app", ...PACKAGES.map((name) => `packages/${name}`)];
/** Tests, stories and the scripts that made a complex's pictures use the tools that the root declares. */
const BESIDE = /^app\/complexes\/|\.(?:test|stories|fixture|plays)\.tsx?$|\/tests\/|[-/]contract\.ts$/u;
/** Modules that the build makes, and files beside the importing one. */
const OWN = /^(?:complex|backend):|^\.|^\//u;

const filesOf = (workspace: string) =>
  execFileSync("git", ["ls-files", "-z", "--", workspace], { cwd: root })
    .toString()
    .split("\0")
    .filter((file) => /\.m?tsx?$|\.mjs$/u.test(file) && !BESIDE.test(file));

/** Returns the package of an import, e.g. `@danji/ui` of `@danji/ui/popup`. */
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/u.exec(specifier)?.[0] ?? specifier;

function packagesOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), "utf8"), true, true);
  return importedFiles
    .map(({ fileName }) => fileName)
    .filter((specifier) => !OWN.test(specifier) && !isBuiltin(specifier))
    .map(packageOf);
}

it.each(WORKSPACES)("%s declares every package that it imports", (workspace) => {
  const { name, ...declared } = manifest.parse(JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")));
  const known = new Set([name, ...Object.values(declared).flatMap((list) => Object.keys(list))]);
  const imported = new Set(filesOf(workspace).flatMap(packagesOf));
  expect([...imported].filter((imported) => !known.has(imported)).toSorted()).toEqual([]);
});
