import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Images } from "@danji/complex/schema/images";
import type { SitePicture } from "@danji/complex/media/picture";
import sharp, { type Sharp } from "sharp";
import { hashOf, once } from "../once.ts";
import { openMaster, readMeasured } from "./open-master.ts";

/** Widths that the layouts ask for: phones at 1x and 2x, tablets upright, sharper phones and narrow desktops, full-bleed desktops. */
const WIDTHS = [480, 768, 1280, 1920];
/** Half the colour, as in every JPEG, is a quarter less work. */
const AVIF = { quality: 50, chromaSubsampling: "4:2:0" } as const;
/** Effort of encoding up to a width: 4 takes eight times as long as 1 to save 7 %; phones fetch most, the widest have most pixels. */
const EFFORTS = [
  { width: 768, effort: 3 },
  { width: 1280, effort: 1 },
  { width: Infinity, effort: 0 },
];
/** For what shows no AVIF, e.g. readers of feeds and previews of links: every supported browser does. */
const FALLBACK = { width: 1280, quality: 72, effort: 2 };
/** Part of every name: change it when the settings above change. */
const RECIPE = JSON.stringify({ WIDTHS, AVIF, EFFORTS, FALLBACK });

/** Milliseconds from which a conversion is worth a line of the log. */
const WORTH_A_LINE = 400;

/** Folders that images are made from and kept in. */
export interface ImageFolders {
  readonly complex: string;
  /** Folder where converted images are kept between builds. */
  readonly cache: string;
}

export const IMAGE_BASE = "/assets/images/";

/** Returns the average colour of an image as `#rrggbb`, kept in a file between builds. */
async function colourOf(master: () => Sharp, path: string): Promise<string> {
  await once(path, async () => {
    const pixel = await master().resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
    return Buffer.from(`#${pixel.toString("hex", 0, 3)}`);
  });
  return readFile(path, "utf8");
}

/** Returns what a picture shows, and that a computer drew it where one did, for readers who do not see it. */
export const spokenAlt = ({ alt, made }: Images[string]) => (made === "computer" ? `${alt} (컴퓨터그래픽)` : alt);

/** Decodes a master no larger than anything that is made of it. */
async function decode(master: Buffer, width: number): Promise<Sharp> {
  const { data, info } = await openMaster(master).resize(width).raw().toBuffer({ resolveWithObject: true });
  const { channels, height } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** Files that are still to be made of one master, as the log names it. */
export interface Conversion {
  readonly title: string;
  readonly make: () => Promise<void>;
}

async function prepare({ complex, cache }: ImageFolders, key: string, image: Images[string]) {
  const { master, named, turn, ...full } = await readMeasured(complex, image.file);
  const hash = hashOf(RECIPE, turn, master).slice(0, 8);
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, full.width)))];
  const widest = Math.max(...widths);
  const fallback = `${key}-${hash}.webp`;
  const name = (width: number) => `${key}-${hash}-${width}.avif`;
  return {
    source: {
      alt: spokenAlt(image),
      width: widest,
      height: Math.round((full.height * widest) / full.width),
      avif: widths.map((width) => `${IMAGE_BASE}${name(width)} ${width}w`).join(", "),
      src: IMAGE_BASE + fallback,
      color: await named(() => colourOf(() => openMaster(master), join(cache, `${key}-${hash}-colour.txt`))),
      made: image.made,
      ...(image.focus && { focus: image.focus }),
    },
    files: [...widths.map(name), fallback],
    conversion: {
      title: key,
      async make() {
        // Decoded once, and only where something is missing.
        let decoded: Promise<Sharp> | undefined;
        const resized = async (width: number) =>
          (await (decoded ??= decode(master, widest))).clone().resize({ width, withoutEnlargement: true });
        const make = (file: string, width: number, encode: (picture: Sharp) => Sharp) =>
          once(join(cache, file), () => named(async () => encode(await resized(width)).toBuffer()));
        for (const width of widths) {
          const effort = EFFORTS.find((step) => width <= step.width)?.effort;
          await make(name(width), width, (picture) => picture.avif({ ...AVIF, effort }));
        }
        await make(fallback, FALLBACK.width, (picture) => picture.webp(FALLBACK));
      },
    },
  };
}

/** Returns the pictures that `used` names with their future addresses, which a bundle needs, and what is left to be made. */
export async function preparePictures(
  folders: ImageFolders,
  images: Images,
  used: ReadonlySet<string>,
): Promise<{ pictures: Record<string, SitePicture>; files: string[]; conversions: Conversion[] }> {
  const entries = Object.entries(images).filter(([key]) => used.has(key));
  const prepared = await Promise.all(
    entries.map(async ([key, image]) => [key, await prepare(folders, key, image)] as const),
  );
  return {
    pictures: Object.fromEntries(prepared.map(([key, { source }]) => [key, source])),
    files: prepared.flatMap(([, { files }]) => files),
    conversions: prepared.map(([, { conversion }]) => conversion),
  };
}

/** Makes what is not in the cache, on all cores, the first ones first. Logs each master that took a while. */
export async function convertImages(conversions: readonly Conversion[], log: (line: string) => void): Promise<void> {
  const queue = conversions.entries();
  async function work(): Promise<void> {
    // The workers share one iterator: each takes what none of them has taken.
    for (const [index, { title, make }] of queue) {
      const started = performance.now();
      await make();
      if (performance.now() - started > WORTH_A_LINE) log(`  picture ${index + 1}/${conversions.length} ${title}`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
