import { isBuiltin } from "node:module";
import ts from "typescript";
import { expect, it } from "vitest";
import { z } from "zod";
import { read, tracked } from "./tracked.ts";

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
    (file) => file.startsWith(`${workspace}/`) && SOURCE.test(file) && !file.startsWith(PICTURES) && !BESIDE.test(file),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect([...new Set(sources.flatMap(packagesOf))].filter((name) => !declared.has(name))).toEqual([]);
});
