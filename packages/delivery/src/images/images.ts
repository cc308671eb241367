import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Images } from "@danji/complex/schema/images";
import type { SitePicture } from "@danji/complex/media/picture";
import * as z from "zod";
import { once } from "../once.ts";
import { measureMaster, openMaster } from "./open-master.ts";

/** Widths that the layouts ask for: phones at 1x and 2x, tablets upright, sharper phones and narrow desktops, full-bleed desktops. */
const WIDTHS = [480, 768, 1280, 1920];
/** Effort 2 encodes seven times as fast as sharp's default and costs 4 % in size. */
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 72 };
/** A placeholder of about 60 bytes: enough for light and shade, little enough to be in every page's HTML and code. */
const PLACEHOLDER = { width: 16, quality: 10, effort: 6 };
/** Part of every name: change it when the settings above change. */
const RECIPE = JSON.stringify({ WIDTHS, AVIF, WEBP });
/** Part of the name of a placeholder. */
const LOOKS_RECIPE = Object.values(PLACEHOLDER).join("-");

/** Folders that images are made from and kept in. */
export interface ImageFolders {
  /** Folder of the complex. */
  readonly complex: string;
  /** Folder where converted images are kept between builds. */
  readonly cache: string;
}

/** Where the site serves them. */
export const IMAGE_BASE = "/assets/images/";

interface Converted {
  readonly source: SitePicture;
  readonly files: readonly string[];
}

/** Average colour of a picture as `#rrggbb`. */
async function averageColour(master: Buffer): Promise<string> {
  const pixel = await openMaster(master).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.toString("hex", 0, 3)}`;
}

/** A tiny version of a picture as a data URI. */
async function tinyVersion(master: Buffer): Promise<string> {
  const { width, ...webp } = PLACEHOLDER;
  const tiny = await openMaster(master).resize(width).webp(webp).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

const looksSchema = z.object({ colour: z.string(), placeholder: z.string() });

/** What stands in an image's place before it is there. */
async function looksOf(master: Buffer, cache: string, name: string): Promise<z.output<typeof looksSchema>> {
  const path = join(cache, `${name}-${LOOKS_RECIPE}.json`);
  await once(path, async () => {
    const looks = { colour: await averageColour(master), placeholder: await tinyVersion(master) };
    return Buffer.from(JSON.stringify(looks));
  });
  return looksSchema.parse(JSON.parse(await readFile(path, "utf8")));
}

/**
 * Returns what a picture shows, and that it was drawn by a computer where it was: a reader who does not see it shall
 * know too.
 */
export const spokenAlt = ({ alt, made }: Images[string]) => (made === "computer" ? `${alt} (컴퓨터그래픽)` : alt);

async function convert({ complex, cache }: ImageFolders, key: string, image: Images[string]): Promise<Converted> {
  const master = await readFile(join(complex, "images", image.file));
  const { width: masterWidth, height: masterHeight, turn } = await measureMaster(master);
  const hash = createHash("sha256").update(RECIPE).update(turn).update(master).digest("hex").slice(0, 8);
  const widths = [...new Set(WIDTHS.map((width) => Math.min(width, masterWidth)))];
  const widest = Math.max(...widths);
  const name = (width: number, format: string) => `${key}-${hash}-${width}.${format}`;
  const cachedAt = (width: number, format: string) => join(cache, name(width, format));
  for (const width of widths) {
    await once(cachedAt(width, "avif"), () => openMaster(master).resize(width).avif(AVIF).toBuffer());
    await once(cachedAt(width, "webp"), () => openMaster(master).resize(width).webp(WEBP).toBuffer());
  }
  const srcset = (format: string) => widths.map((width) => `${IMAGE_BASE}${name(width, format)} ${width}w`).join(", ");
  return {
    source: {
      alt: spokenAlt(image),
      width: widest,
      height: Math.round((masterHeight * widest) / masterWidth),
      avif: srcset("avif"),
      webp: srcset("webp"),
      src: IMAGE_BASE + name(widest, "webp"),
      ...(await looksOf(master, cache, `${key}-${hash}`)),
      made: image.made,
      ...(image.focus && { focus: image.focus }),
    },
    files: widths.flatMap((width) => [name(width, "avif"), name(width, "webp")]),
  };
}

/**
 * Converts the masters of a complex that `used` names; what is in the cache is not converted again.
 * Logs its progress line by line, because the first run takes about a second a picture.
 */
export async function convertImages(
  folders: ImageFolders,
  images: Images,
  used: ReadonlySet<string>,
  log: (line: string) => void,
): Promise<{ pictures: Record<string, SitePicture>; files: string[] }> {
  await mkdir(folders.cache, { recursive: true });
  const pictures: Record<string, SitePicture> = {};
  const files: string[] = [];
  const entries = Object.entries(images).filter(([key]) => used.has(key));
  for (const [index, [key, image]] of entries.entries()) {
    const started = performance.now();
    const converted = await convert(folders, key, image);
    pictures[key] = converted.source;
    files.push(...converted.files);
    if (performance.now() - started > 400) log(`  picture ${index + 1}/${entries.length} ${key}`);
  }
  return { pictures, files };
}
