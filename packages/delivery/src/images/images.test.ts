import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Images } from "@danji/complex/schema/images";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { convertImages, preparePictures } from "./images.ts";

const KEY = "step-under-test";
const images: Images = {
  [KEY]: {
    file: "master.png",
    alt: "저녁의 단지",
    made: "computer",
    projection: "flat",
    focus: { x: 0.25, y: 1 },
  },
  unused: { file: "not-there.png", alt: "아무도 쓰지 않는 그림", made: "camera", projection: "flat" },
};

let folder = "";
let cache = "";
/** Images in the cache, without the values that stand in their place. */
const cached = async () => (await readdir(cache)).filter((name) => !name.endsWith(".txt")).toSorted();

async function paint(background: string): Promise<void> {
  const flat = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  await flat.png().toFile(join(folder, "images/master.png"));
}

async function convert() {
  const { conversions, ...prepared } = await preparePictures({ complex: folder, cache }, images, new Set([KEY]));
  await convertImages(conversions, () => {});
  return prepared;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "danji-images-"));
  await mkdir(join(folder, "images"));
});
beforeEach(async () => {
  cache = await mkdtemp(join(folder, "cache-"));
  await paint("#12302b");
});

it("makes AVIF at the layout's widths and at the master's own, none wider, and one fallback", async () => {
  const { pictures, files } = await convert();
  expect(Object.keys(pictures)).toEqual([KEY]);
  expect(pictures[KEY]).toMatchObject({
    width: 900,
    height: 600,
    color: "#12302b",
    alt: "저녁의 단지 (컴퓨터그래픽)",
    focus: { x: 0.25, y: 1 },
  });
  expect(pictures[KEY]?.avif.match(/\d+w/gu)).toEqual(["480w", "768w", "900w"]);
  expect(files.toSorted()).toEqual(await cached());
});

it("converts nothing the second time, and a changed master under new names", async () => {
  const first = await convert();
  const times = async () => Promise.all((await cached()).map(async (name) => (await stat(join(cache, name))).mtimeMs));
  const before = await times();
  expect(await convert()).toEqual(first);
  expect(await times()).toEqual(before);

  await paint("#fdb461");
  const { files } = await convert();
  expect(files.filter((name) => first.files.includes(name))).toEqual([]);
});

it("turns a photo as its EXIF orientation says", async () => {
  /** Red on the left and blue on the right as stored; orientation 6 has red above and blue below. */
  const stored = sharp({ create: { width: 900, height: 600, channels: 3, background: "#ff0000" } }).composite([
    { input: { create: { width: 450, height: 600, channels: 3, background: "#0000ff" } }, left: 450, top: 0 },
  ]);
  const photo = await stored.withMetadata({ orientation: 6 }).png().toBuffer();
  await writeFile(join(folder, "images/master.png"), photo);
  const { pictures, files } = await convert();
  expect(pictures[KEY]).toMatchObject({ width: 600, height: 900 });
  const widest = await readFile(join(cache, files.find((name) => name.endsWith("-600.avif")) ?? ""));
  const { data, info } = await sharp(widest).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([600, 900]);
  const [red = 0, , blue = 0] = data.subarray(0, 3);
  expect(red).toBeGreaterThan(blue);
});
