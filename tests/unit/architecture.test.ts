import { dirname, join, normalize } from "node:path";
import type { Identity } from "@danji/complex/schema/identity";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { read, tracked } from "./tracked.ts";

/** Packages of the site. */
const OF_SITE = ["packages/ui", "packages/blocks", "packages/complex", "packages/api"];

/** Who may import whom; everything else of ours is forbidden. Tests may also look at what they test from outside. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "packages/ui": [],
  "packages/complex": [],
  "packages/api": [],
  "packages/floor-plan": [],
  "packages/blocks": ["packages/ui", "packages/complex", "packages/floor-plan"],
  "packages/server": ["packages/complex", "packages/api"],
  "packages/delivery": ["packages/complex", "packages/floor-plan", "packages/blocks"],
  "app/src/shell": OF_SITE,
  "app/src/pages": [...OF_SITE, "app/src/shell"],
  "app/src/press": [...OF_SITE, "app/src/shell"],
  // The administrator writes what the press pages show.
  "app/src/admin": [...OF_SITE, "app/src/shell", "app/src/press"],
  "app/src/routes": [...OF_SITE, "app/src/shell", "app/src/pages", "app/src/press", "app/src/admin"],
  // Entries.
  "app/src": [...OF_SITE, "app/src/shell", "app/src/pages", "app/src/press", "app/src/admin", "app/src/routes"],
  "app/content-editor": ["packages/ui", "packages/complex", "packages/delivery"],
  // The build and the host of the embedded backend.
  app: ["app/src", "app/src/pages", "app/content-editor", ...OF_SITE, "packages/delivery", "packages/server"],
};

const homeOf = (file: string) => Object.keys(ALLOWED).find((home) => file.startsWith(`${home}/`));

interface Import {
  readonly from: string;
  readonly to: string;
}

/** The place of ours that an import leads to, if it is ours. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return homeOf(normalize(join(dirname(file), specifier)));
  const name = /^@danji\/([^/]+)/.exec(specifier)?.[1];
  return name === undefined ? undefined : name === "app" ? "app" : `packages/${name}`;
}

const specifiersOf = (file: string) =>
  ts.preProcessFile(read(file), true, true).importedFiles.map(({ fileName }) => fileName);

/** A module that comes when it is asked for, and one that comes with the file. */
const LATE = /(?<!typeof )import\("(\.[^"]+)"\)/gu;
const AT_ONCE = /^(?:import|export) (?!type\b)[^;"]*(?<!typeof import\()"((?:\.|@danji\/complex\/)[^"]+)"/gmu;

const fileOf = (from: string, specifier: string) =>
  specifier.startsWith(".")
    ? normalize(join(dirname(from), specifier))
    : `${specifier.replace("@danji/complex", "packages/complex/src")}.ts`;

const specifiersMatching = (file: string, pattern: RegExp) =>
  Array.from(read(file).matchAll(pattern), ([, specifier = ""]) => fileOf(file, specifier));

/** Returns files with all that come with them. */
function withTheirModules(files: readonly string[]): readonly string[] {
  const modules = new Set(files);
  for (const file of modules) for (const module of specifiersMatching(file, AT_ONCE)) modules.add(module);
  return [...modules];
}

function importsOf(file: string): Import[] {
  return specifiersOf(file).flatMap((specifier) => {
    const to = targetOf(file, specifier);
    return to === undefined ? [] : [{ from: file, to }];
  });
}

const importsFirebase = (file: string) => specifiersOf(file).some((specifier) => /^@?firebase($|\/)/.test(specifier));

const sources = tracked.filter((file) => /\.tsx?$/.test(file) && homeOf(file) !== undefined);
const imports = sources.flatMap(importsOf);

describe("imports", () => {
  it("sees the tree it judges", () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports).toContainEqual({ from: "app/src/App.tsx", to: "packages/ui" });
  });

  it("run one way", () => {
    // The tests of its checks give them the kinds of block.
    const isGiven = ({ from, to }: Import) => from.startsWith("packages/complex/tests/") && to === "packages/blocks";
    const wrong = imports.filter((found) => {
      const { from, to } = found;
      const home = homeOf(from) ?? "";
      if (isGiven(found)) return false;
      return to !== home && !ALLOWED[home]?.includes(to);
    });
    expect(wrong).toEqual([]);
  });

  it("have a direction in every folder of the site", () => {
    const folders = tracked.flatMap((file) => /^app\/src\/[^/]+(?=\/)/.exec(file)?.[0] ?? []);
    expect([...new Set(folders)].filter((folder) => !(folder in ALLOWED))).toEqual([]);
  });

  it("keep the virtual modules and the router of the site out of the blocks", () => {
    const foreign = sources.filter(
      (file) =>
        file.startsWith("packages/blocks/") &&
        specifiersOf(file).some((specifier) => /^(complex|backend):|^react-router/.test(specifier)),
    );
    expect(foreign).toEqual([]);
  });

  it("lead from the content editor to the API of delivery alone", () => {
    const imported = sources
      .filter((file) => file.startsWith("app/content-editor/"))
      .flatMap(specifiersOf)
      .filter((specifier) => specifier.startsWith("@danji/delivery/"));
    expect([...new Set(imported)]).toEqual(["@danji/delivery/dev-content/api"]);
  });

  it("lead from delivery to the kinds of block alone", () => {
    const imported = sources
      .filter((file) => file.startsWith("packages/delivery/"))
      .flatMap(specifiersOf)
      .filter((specifier) => specifier.startsWith("@danji/blocks/"));
    expect([...new Set(imported)]).toEqual(["@danji/blocks/kinds.ts"]);
  });

  it("bring no code of blocks with their kinds", () => {
    const modules = withTheirModules(["packages/blocks/src/kinds.ts"]);
    expect(modules).toContain("packages/blocks/src/map/block.ts");
    expect(modules.filter((file) => /\.tsx$|\.styles\.ts$/.test(file))).toEqual([]);
  });

  it("bring no schema with the code of blocks", () => {
    const code = sources.filter((file) => /^packages\/blocks\/src\/.*(?<!\.stories|\.test)\.tsx$/.test(file));
    const modules = withTheirModules(code);
    expect(modules).toContain("packages/complex/src/prices.ts");
    expect(modules.filter((file) => /\/(block|kinds)\.ts$|\/complex\/src\/schema\//.test(file))).toEqual([]);
  });

  it("lead to the content editor from the development server alone", () => {
    const importing = tracked.filter(
      (file) =>
        /\.(tsx?|m?js)$/.test(file) &&
        !/^(packages\/delivery\/src\/dev-content|app\/content-editor)\//.test(file) &&
        specifiersOf(file).some((specifier) => /dev-content|content-editor/.test(specifier)),
    );
    expect(importing).toEqual(["app/scripts/dev-site.ts"]);
  });

  it("bring in later what an entry of the kit loads later", () => {
    const entries = sources.filter((file) => /^packages\/ui\/src\/[^/]+\/index\.ts$/.test(file));
    const atOnce = withTheirModules(entries);
    const late = atOnce.flatMap((file) => specifiersMatching(file, LATE));
    expect(late).toContain("packages/ui/src/modal/DragHandle.tsx");
    expect(late.filter((module) => atOnce.includes(module))).toEqual([]);
  });

  it("bring Firebase in only where its adapters are, and Firestore nowhere", () => {
    const importing = tracked.filter((file) => /\.(tsx?|m?js)$/.test(file) && importsFirebase(file));
    expect(importing).toContain("packages/api/src/firebase/auth.ts");
    expect(importing.filter((file) => !file.startsWith("packages/api/src/firebase/"))).toEqual([]);
    const modules = new Set(importing.flatMap(specifiersOf).filter((specifier) => specifier.startsWith("firebase/")));
    expect([...modules].toSorted()).toEqual(["firebase/app", "firebase/app-check", "firebase/auth"]);
  });
});

const slugs = [...new Set(tracked.flatMap((file) => /^app\/complexes\/([a-z0-9][^/]*)\//.exec(file)?.[1] ?? []))];
/** The choice of the default, the rendered pictures of documents, and tests that walk through the sample. */
const MAY_NAME = [/^app\/scripts\/slug\.mjs$/, /^README\.md$/, /^docs\//, /^tests\//, /^package-lock\.json$/];
/** Files in which a name can be read. */
const TEXT = /\.(tsx?|m?js|mts|jsonc?|html|css|svg|mdx?|txt|ya?ml|vtt)$/;

/** Names that identify the complex: its own, its companies, its city and its address, in any letter case. */
function namesOf(slug: string): string[] {
  const identity: Identity = JSON.parse(read(`app/complexes/${slug}/identity.json`));
  const { siteKey, name, brand, siteUrl, builder, companies, familySites, address } = identity;
  const others = [...companies, ...familySites].map((other) => other.name);
  const places = address.site.split(" ").flatMap((word) => /^([가-힣]{2,})[시군구]$/u.exec(word)?.[1] ?? []);
  // Names that are still the template's tell nothing.
  return [slug, siteKey, name, brand.name, brand.latin, builder, new URL(siteUrl).hostname, ...others, ...places]
    .filter((text) => !text.includes("○"))
    .map((text) => text.toLowerCase());
}

it.each(slugs)("a complex: %s is named nowhere outside its folder", (slug) => {
  const names = namesOf(slug);
  expect(names.some((text) => /[가-힣]/u.test(text))).toBe(true);
  const outside = tracked.filter(
    (file) =>
      !file.startsWith(`app/complexes/${slug}/`) &&
      !MAY_NAME.some((exception) => exception.test(file)) &&
      TEXT.test(file),
  );
  const naming = outside.filter((file) => {
    const text = read(file).toLowerCase();
    return names.some((name) => text.includes(name));
  });
  expect(naming).toEqual([]);
});
