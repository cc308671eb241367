import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SHARE_SIZE } from "@danji/complex/media/picture";
import sharp from "sharp";
import { expect, it } from "vitest";
import { colors, copyTemplate } from "../../tests/samples.ts";
import { readComplex } from "../content/read-complex.ts";
import { prepareShareImages } from "./share-images.ts";
import { shareCardSvg } from "./share-card.ts";
import { FONT_FILES, openFont } from "../fonts/open-font.ts";

const font = [await openFont(FONT_FILES.medium)];
/** Space that a line leaves to the right, in px. */
const MARGIN = 80;
const SHORT = "견본";
const LONG = "끝없이 이어지는 이름을 가진 견본 단지 ".repeat(4).trim();

/** Returns how far the pixels of a row differ in the margin to the right, at most: the ground has one colour in each row. */
async function inkInMargin(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let most = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = width - MARGIN; x < width; x += 1)
      for (let channel = 0; channel < channels; channel += 1) {
        const at = (column: number) => data[(y * width + column) * channels + channel] ?? 0;
        most = Math.max(most, Math.abs(at(x) - at(width - MARGIN)));
      }
  return most;
}

it.each([
  ["title", LONG, SHORT],
  ["name", SHORT, LONG],
])("keeps a long %s off the edge", async (_, title, name) => {
  const svg = shareCardSvg({ title, name, colors }, { display: font, text: font });
  expect(svg).toContain(`width="${SHARE_SIZE.width}"`);
  expect(await inkInMargin(svg)).toBeLessThanOrEqual(1);
});

it("names a picture that cannot be decoded whole", async () => {
  const folder = await copyTemplate();
  const complex = await readComplex(folder);
  const file = complex.images[complex.share.home]?.file ?? "";
  const picture = await readFile(join(folder, "images", file));
  await writeFile(join(folder, "images", file), picture.subarray(0, Math.round(picture.length * 0.6)));
  const { conversions } = await prepareShareImages({ complex: folder, cache: join(folder, "cache") }, complex, colors);
  await expect(Promise.all(conversions.map(({ make }) => make()))).rejects.toThrow(`images/${file} › (전체)`);
});
