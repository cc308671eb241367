import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { copyTemplate } from "../../tests/samples.ts";
import { readComplex } from "../content/read-complex.ts";
import { reviewComplex } from "../content/review-complex.ts";
import { type Conversion, convertImages, preparePictures } from "./images.ts";
import { preparePanoramas } from "./panoramas.ts";
import { cutPicture } from "./open-master.ts";

const SIDE = 64;
const noise = {
  create: {
    width: SIDE,
    height: SIDE,
    channels: 3,
    background: "#12302b",
    noise: { type: "gaussian", mean: 128, sigma: 30 },
  },
} as const;
const jpeg = await sharp(noise).jpeg().toBuffer();
const png = await sharp(noise).png().toBuffer();
/** Part of a file that an interrupted copy leaves. */
const half = (file: Buffer) => file.subarray(0, Math.round(file.length * 0.6));

/** A photo as firmware of Samsung's phones writes it: its scan ends with coefficient 0 in place of 63. */
function samsung(): Buffer {
  const photo = Buffer.from(jpeg);
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
  photo[scan + 2 + photo.readUInt16BE(scan + 2) - 2] = 0;
  return photo;
}

let folder: string;
let file: string;
let key: string;
beforeEach(async () => {
  folder = await copyTemplate();
  const [[first, image] = ["", { file: "" }]] = Object.entries((await readComplex(folder)).images);
  [key, file] = [first, image.file];
});

/** Returns what checking a complex says of its first picture. */
async function found(): Promise<string[]> {
  const issues = await reviewComplex(folder, folder);
  return issues.filter(({ rule }) => rule === "unreadable-picture").map(({ path, reason }) => `${path}: ${reason}`);
}

type Prepare = typeof preparePictures | typeof preparePanoramas;

/** Makes everything of the first picture, as a build does. */
async function build(prepare: Prepare): Promise<void> {
  const { images } = await readComplex(folder);
  const prepared: { readonly conversions: readonly Conversion[] } = await prepare(
    { complex: folder, cache: join(folder, "cache") },
    images,
    new Set([key]),
  );
  await convertImages(prepared.conversions, () => {});
}

describe.each<[string, Prepare]>([
  ["a picture", preparePictures],
  ["a panorama", preparePanoramas],
])("%s", (_what, prepare) => {
  it.each([
    ["a half-copied JPEG", half(jpeg)],
    ["a half-copied PNG", half(png)],
    ["another file under its name", Buffer.from("version https://git-lfs.github.com/spec/v1\n")],
    ["an empty file", Buffer.alloc(0)],
  ])("that is %s is named by the build", async (_kind, content) => {
    await writeFile(join(folder, "images", file), content);
    await expect(build(prepare)).rejects.toThrow(`images/${file} › (전체): 이미지로 끝까지 읽을 수 없는 파일입니다`);
  });

  it("with the odd header of some phones is converted", async () => {
    await writeFile(join(folder, "images", file), samsung());
    await expect(build(prepare)).resolves.toBeUndefined();
  });
});

it("finds a picture that cannot be decoded whole, and takes one with an odd header", async () => {
  await writeFile(join(folder, "images", file), half(jpeg));
  expect(await found()).toContainEqual(expect.stringContaining(`${key}.file: 이미지로 끝까지 읽을 수 없는 파일입니다`));
  await writeFile(join(folder, "images", file), samsung());
  expect(await found()).toEqual([]);
});

/** Red above, green in the middle, blue below: 100 by 300. */
const stripes = await sharp({ create: { width: 100, height: 300, channels: 3, background: "#00ff00" } })
  .composite([
    { input: { create: { width: 100, height: 100, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
    { input: { create: { width: 100, height: 100, channels: 3, background: "#0000ff" } }, left: 0, top: 200 },
  ])
  .png()
  .toBuffer();

it.each([
  ["the top", 0, [255, 0, 0]],
  ["the middle", 0.5, [0, 255, 0]],
  ["the foot", 1, [0, 0, 255]],
])("keeps %s where it is the focus", async (_name, y, colour) => {
  const cut = await cutPicture(stripes, { width: 40, height: 20 }, { x: 0.5, y });
  const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([40, 20]);
  const middle = (info.width * (info.height / 2) + info.width / 2) * info.channels;
  expect([...data.subarray(middle, middle + 3)]).toEqual(colour);
});

it("fills the size without a focus too", async () => {
  const { info } = await (await cutPicture(stripes, { width: 30, height: 30 })).toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([30, 30]);
});

it("cuts around the focus of the picture as its EXIF orientation turns it", async () => {
  const turned = await sharp(stripes).withMetadata({ orientation: 6 }).png().toBuffer();
  const cut = await cutPicture(turned, { width: 20, height: 20 }, { x: 1, y: 0.5 });
  const { data } = await cut.raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
});
