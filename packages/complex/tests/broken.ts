import { kinds } from "@danji/blocks/kinds.ts";
import { checkContent } from "../src/check/content.ts";
import type { Complex } from "../src/complex.ts";
import { formatIssue, type Issue } from "../src/issue.ts";
import { loadComplex } from "../src/load.ts";
import { sampleFiles } from "./sample-files.ts";

/** A copy of the sample with the value at `path` replaced, or taken out where it is `undefined`. */
export function broken(path: readonly (string | number)[], value: unknown): Record<string, unknown> {
  const files: Record<string, unknown> = structuredClone(sampleFiles());
  let place: unknown = files;
  for (const key of path.slice(0, -1)) place = Reflect.get(Object(place), key);
  const last = path.at(-1) ?? "";
  if (value === undefined) Reflect.deleteProperty(Object(place), last);
  else Reflect.set(Object(place), last, value);
  return files;
}

/** Returns the faults for which files are not loaded, as their author reads them. */
export function faultsOf(files: Record<string, unknown>): string[] {
  const result = loadComplex(files, kinds);
  return result.ok ? [] : result.issues.map(formatIssue);
}

/** @throws Error where the files cannot be loaded. */
export function complexOf(files: Record<string, unknown>): Complex {
  const result = loadComplex(files, kinds);
  if (!result.ok) throw new Error(`the copy cannot be loaded: ${JSON.stringify(result.issues)}`);
  return result.complex;
}

/** Returns what the checks find in the content of files. */
export const contentFaults = (files: Record<string, unknown>): Issue[] => checkContent(complexOf(files), kinds);

const room = {
  type: "a",
  name: "거실",
  image: "sphere",
  still: "hero",
  description: "거실입니다.",
  view: { yaw: 0 },
  sights: [
    { name: "창", text: "창이 있습니다.", yaw: 0 },
    { name: "문", text: "문이 있습니다.", yaw: 180 },
  ],
};

/** The sample with a tour of two rooms, of which the first leads into the second and has a `change`. */
export function toured(change: object = {}): Record<string, unknown> {
  const living = { ...room, key: "living", doors: [{ to: "kitchen", yaw: 90 }], ...change };
  const sphere = { file: "sphere.jpg", alt: "거실을 둘러본 모습", projection: "equirectangular" };
  const scenes = [living, { ...room, key: "kitchen" }];
  return { ...broken(["images", "sphere"], sphere), tour: { title: "견본 세대 VR", note: "견본입니다.", scenes } };
}
