import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Images } from "@danji/complex/schema/images";
import type { Panorama, PanoramaSizes } from "@danji/complex/media/tour";
import { once } from "../once.ts";
import { IMAGE_BASE, type ImageFolders } from "./images.ts";
import { measureMaster, openMaster } from "./open-master.ts";

/** Widths of whole spheres: a window shows a quarter of one, so that fewer pixels than `full` look soft. */
const WIDTHS = { full: 3072, light: 2048 } as const;
/** Formats of every browser that can draw a panorama at all (WebGL 2), smallest first. */
const FORMATS = { avif: { quality: 68, effort: 3 }, webp: { quality: 86 } } as const;
/** Part of every name: change it when the settings above change. */
const RECIPE = JSON.stringify({ WIDTHS, FORMATS });

/** What has been made of some panoramas, and the names of its files in the cache. */
export interface PreparedPanoramas {
  readonly panoramas: Readonly<Record<string, Panorama>>;
  readonly files: readonly string[];
}

/** Converts whole spheres for the viewer, out of the cache where they are there. */
export async function convertPanoramas(
  { complex, cache }: ImageFolders,
  images: Images,
  keys: ReadonlySet<string>,
): Promise<PreparedPanoramas> {
  await mkdir(cache, { recursive: true });
  const panoramas: Record<string, Panorama> = {};
  const files: string[] = [];

  async function convert(key: string, file: string): Promise<Panorama> {
    const master = await readFile(join(complex, "images", file));
    const { turn } = await measureMaster(master);
    const hash = createHash("sha256").update(RECIPE).update(turn).update(master).digest("hex").slice(0, 10);

    async function format(name: keyof typeof FORMATS): Promise<PanoramaSizes> {
      const address = async (width: number) => {
        const made = `${key}-${width}-${hash}.${name}`;
        await once(join(cache, made), () =>
          openMaster(master).resize({ width, withoutEnlargement: true }).toFormat(name, FORMATS[name]).toBuffer(),
        );
        files.push(made);
        return IMAGE_BASE + made;
      };
      return { full: await address(WIDTHS.full), light: await address(WIDTHS.light) };
    }

    return { avif: await format("avif"), webp: await format("webp") };
  }

  for (const key of keys) {
    const image = images[key];
    if (image) panoramas[key] = await convert(key, image.file);
  }
  return { panoramas, files };
}
