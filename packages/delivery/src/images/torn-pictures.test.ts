import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { copyTemplate } from "../../tests/sample-folder.ts";
import { readComplex } from "../content/read-complex.ts";
import { reviewComplex } from "../content/review-complex.ts";
import { convertImages, type Conversion, preparePictures } from "./images.ts";
import { preparePanoramas } from "./panoramas.ts";

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
