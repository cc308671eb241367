import sharp from "sharp";
import { expect, it } from "vitest";
import { cutPicture } from "./open-master.ts";

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
