import { mkdir, mkdtemp, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { type Conversion, convertImages } from "./images.ts";
import { preparePanoramas } from "./panoramas.ts";
import { colors, templateFolder } from "../../tests/samples.ts";
import { readComplex } from "../content/read-complex.ts";
import { prepareShareImages } from "../share-images/share-images.ts";

const KEY = "sphere-under-test";

const folder = await mkdtemp(join(tmpdir(), "danji-cached-"));
const cache = join(folder, "cache");

/** Returns when each file of the cache was written. */
const writtenAt = (files: readonly string[]): Promise<number[]> =>
  Promise.all(files.map(async (file) => (await stat(join(cache, file))).mtimeMs));

/** Converts what was prepared, and returns the rest of it. */
async function made<Prepared extends { readonly conversions: readonly Conversion[] }>(preparing: Promise<Prepared>) {
  const { conversions, ...rest } = await preparing;
  await convertImages(conversions, () => {});
  return rest;
}

it("converts no panorama again, and a changed one under new names", async () => {
  await mkdir(join(folder, "images"));
  const paint = (background: string) =>
    sharp({ create: { width: 256, height: 128, channels: 3, background } })
      .png()
      .toFile(join(folder, "images/sphere.png"));
  const convert = () =>
    made(
      preparePanoramas(
        { complex: folder, cache },
        { [KEY]: { file: "sphere.png", alt: "둘러본 거실", made: "computer", projection: "equirectangular" } },
        new Set([KEY]),
      ),
    );
  await paint("#12302b");
  const first = await convert();
  expect(Object.keys(first.panoramas)).toEqual([KEY]);
  const before = await writtenAt(first.files);
  expect(before.length).toBeGreaterThan(0);
  expect(await convert()).toEqual(first);
  expect(await writtenAt(first.files)).toEqual(before);

  await paint("#fdb461");
  const changed = await convert();
  expect(changed.files.filter((file) => first.files.includes(file))).toEqual([]);
});

it("draws no card of a shared link again, and one with other words under a new name", async () => {
  const complex = await readComplex(templateFolder);
  const draw = (name: string) =>
    made(
      prepareShareImages(
        { complex: templateFolder, cache },
        { ...complex, identity: { ...complex.identity, name } },
        colors,
      ),
    );
  const first = await draw("두 번 짓는 단지");
  const before = await writtenAt(first.files);
  expect(before.length).toBeGreaterThan(0);
  expect(await draw("두 번 짓는 단지")).toEqual(first);
  expect(await writtenAt(first.files)).toEqual(before);

  const renamed = await draw("이름을 바꾼 단지");
  expect(renamed.files.filter((file) => first.files.includes(file))).toEqual([]);
});
