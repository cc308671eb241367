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
