import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { kinds } from "@danji/blocks/kinds.ts";
import type { Issue } from "@danji/complex/issue";
import { loadComplex } from "@danji/complex/load";
import { wordsOf } from "@danji/complex/schema-words";
import { parsePlan } from "@danji/floor-plan/plan";
import { describe, expect, it } from "vitest";
import { complexFolders, templateFolder } from "../../tests/samples.ts";

type Path = readonly string[];
type Files = Readonly<Record<string, unknown>>;

const EXTENSION = ".json";
/** Words of zod, of JavaScript and of code, which no message may have. */
const FOREIGN = /invalid|expected|received|required|undefined|null|\bNaN\b|\[object|\berror\b|\bat \//iu;
/** What to do, or what has to be: a request, or the form that a value has. */
const REMEDY = /세요|야 합니다|적습니다|까지입니다|쓸 수 있습니다/u;
/** How many different places of the schemas the complexes of the repository have at least. */
const LEAST_PLACES = 200;
const LEAST_REFERENCES = 50;
/** How many faults are found in the plans of flats at least. */
const LEAST_PLAN_PLACES = 50;

async function readFiles(folder: string): Promise<Files> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(EXTENSION));
  const entries = names.map(async (name): Promise<[string, unknown]> => [
    name.slice(0, -EXTENSION.length),
    JSON.parse(await readFile(join(folder, name), "utf8")),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Every value of the files with its path, without the files themselves. */
function valuesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    { path: [...path, key], value: inner },
    ...valuesIn(inner, [...path, key]),
  ]);
}

/** Returns the place in the schemas that a path leads to: any item of a list, any page, a block by its kind. */
function placeOf(files: Files, path: Path): string {
  let value: unknown = files;
  return path
    .map((key, depth) => {
      const within = value;
      value = Reflect.get(Object(within), key);
      if (Array.isArray(within)) {
        const kind: unknown = Reflect.get(Object(value), "kind");
        return typeof kind === "string" ? `[${kind}]` : "[]";
      }
      const keyed = depth === 1 && ["pages", "images", "notices", "faq"].includes(path[0] ?? "");
      return keyed || path[depth - 1] === "items" || path[depth - 1] === "groups" ? "*" : key;
    })
    .join(".");
}

/** A copy of the files with one value replaced, or left out where it is `undefined`. Only what leads there is copied. */
function changed(within: unknown, [key = "", ...rest]: Path, value: unknown): unknown {
  const copy: object = Array.isArray(within) ? [...within] : { ...Object(within) };
  const inner = rest.length === 0 ? value : changed(Reflect.get(copy, key), rest, value);
  if (inner === undefined && Array.isArray(copy)) copy.splice(Number(key), 1);
  else if (inner === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, inner);
  return copy;
}

/** Last the smallest, in which a fault is found soonest. */
const all = await Promise.all([...complexFolders, templateFolder].map(readFiles));
const placesIn = (all: readonly Files[]) =>
  new Map(
    all.flatMap((files) =>
      valuesIn(files).map(({ path, value }) => [placeOf(files, path), { files, path, value }] as const),
    ),
  );
const places = placesIn(all);

function faultsOf(files: Files, path: Path, value: unknown): readonly Issue[] {
  const result = loadComplex(Object(changed(files, path, value)), kinds);
  return result.ok ? [] : result.issues;
}

/** Returns what is found in a plan with one value replaced: plans are files of their own. */
function planFaultsOf(files: Files, [key = "", ...path]: Path, value: unknown): readonly Issue[] {
  const result = parsePlan(changed(files[key], path, value), wordsOf);
  if (result.ok) return [];
  return result.issues.map(({ rule, path, message }) => ({ rule, file: `${key}${EXTENSION}`, path, reason: message }));
}

const line = ({ file, path, reason, rule }: Issue) => `${file} › ${path}: ${reason} [${rule}]`;

/** What a message lacks, with the message. */
const poor = (issues: readonly Issue[]): string[] =>
  issues
    .filter(
      ({ file, path, reason }) =>
        !file.endsWith(EXTENSION) || path === "" || FOREIGN.test(reason) || !REMEDY.test(reason),
    )
    .map(line);

/** Index of an item of a list, which says nothing about what a message names. */
const INDEX = /^\d+$/u;

/** Returns whether a message leads to a path: to it, around or inside of it, or between values beside it or by one of its keys. */
function leadsTo(path: Path, { rule, file, path: place, reason }: Issue): boolean {
  const reported = [file.slice(0, -EXTENSION.length), ...place.split(".")];
  if (reported.every((key, depth) => (path[depth] ?? key) === key)) return true;
  if (rule === "schema") return false;
  const isBeside = reported[0] === path[0] && reported[1] === path[1];
  return isBeside || path.some((key) => !INDEX.test(key) && reason.includes(key));
}

/** Returns the changed values that have messages of which none leads to them, with those messages. */
const misled = (tried: readonly { path: Path; issues: readonly Issue[] }[]): string[] =>
  tried
    .filter(({ path, issues }) => issues.length > 0 && !issues.some((issue) => leadsTo(path, issue)))
    .map(({ path, issues }) => `${path.join(".")}: ${issues.map(line).join(" ")}`);

const otherType = (value: unknown): unknown =>
  typeof value === "string" ? 7 : typeof value === "object" ? "글" : { not: "this" };

describe("a complex with one thing broken", () => {
  it("is made for every place of the schemas that a complex uses", () =>
    expect(places.size).toBeGreaterThan(LEAST_PLACES));

  it("is reported in Korean, with file, path and remedy, for each required value that is missing", () => {
    const tried = [...places.values()].map(({ files, path }) => ({ path, issues: faultsOf(files, path, undefined) }));
    expect(tried.filter(({ issues }) => issues.length > 0).length).toBeGreaterThan(LEAST_PLACES);
    expect([...new Set(poor(tried.flatMap(({ issues }) => issues)))]).toEqual([]);
    expect(misled(tried)).toEqual([]);
  });

  it("is reported for each value of another type", () => {
    const silent: string[] = [];
    const tried = [...places].map(([place, { files, path, value }]) => {
      const issues = faultsOf(files, path, otherType(value));
      if (issues.length === 0) silent.push(place);
      return { path, issues };
    });
    expect(silent).toEqual([]);
    expect([...new Set(poor(tried.flatMap(({ issues }) => issues)))]).toEqual([]);
    expect(misled(tried)).toEqual([]);
  });

  it("is reported for each reference that leads nowhere", () => {
    const texts = [...places.values()].filter(({ value }) => typeof value === "string");
    const issues = texts.flatMap(({ files, path, value }) =>
      faultsOf(files, path, String(value).startsWith("/") ? "/no/such/page" : "no-such-key"),
    );
    const dangling = issues.filter(({ rule }) => rule !== "schema");
    expect(dangling.length).toBeGreaterThan(LEAST_REFERENCES);
    expect([...new Set(poor(issues))]).toEqual([]);
  });

  it("is reported for each value of a plan that is missing or of another type", async () => {
    const plans = await Promise.all(complexFolders.map((folder) => readFiles(join(folder, "plans"))));
    const drawn = placesIn(plans.flatMap((files) => Object.values(files).map((plan) => ({ plan }))));
    // Whole files are missing or wrong by themselves.
    const tried = [...drawn.values()]
      .filter(({ path }) => path.length > 1)
      .flatMap(({ files, path, value }) =>
        [undefined, otherType(value)].map((other) => ({ path, issues: planFaultsOf(files, path, other) })),
      );
    expect(tried.filter(({ issues }) => issues.length > 0).length).toBeGreaterThan(LEAST_PLAN_PLACES);
    expect([...new Set(poor(tried.flatMap(({ issues }) => issues)))]).toEqual([]);
    expect(misled(tried)).toEqual([]);
  });
});
