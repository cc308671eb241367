import { join } from "node:path";
import type { Images } from "@danji/complex/schema/images";
import type { Panorama } from "@danji/complex/media/tour";
import { hashOf, once } from "../once.ts";
import { type Conversion, IMAGE_BASE, type ImageFolders } from "./images.ts";
import { openMaster, readMeasured } from "./open-master.ts";

/** Widths of whole spheres: a window shows a quarter of one, so that fewer pixels than `full` look soft. */
const WIDTHS = { full: 3072, light: 2048 } as const;
const AVIF = { quality: 68, effort: 0, chromaSubsampling: "4:2:0" } as const;
/** Part of every name: change it when the settings above change. */
const RECIPE = JSON.stringify({ WIDTHS, AVIF });

/** Returns panoramas with the addresses that they will have, the names of their files in the cache, and what is left to be made. */
export async function preparePanoramas({ complex, cache }: ImageFolders, images: Images, keys: ReadonlySet<string>) {
  const panoramas: Record<string, Panorama> = {};
  const files: string[] = [];
  const conversions: Conversion[] = [];

  for (const key of keys) {
    const image = images[key];
    if (!image) continue;
    const { master, named, turn } = await readMeasured(complex, image.file);
    const hash = hashOf(RECIPE, turn, master).slice(0, 10);
    const name = (width: number) => `${key}-${width}-${hash}.avif`;
    panoramas[key] = { full: IMAGE_BASE + name(WIDTHS.full), light: IMAGE_BASE + name(WIDTHS.light) };
    files.push(...Object.values(WIDTHS).map(name));
    conversions.push({
      title: key,
      async make() {
        for (const width of Object.values(WIDTHS))
          await once(join(cache, name(width)), () =>
            named(() => openMaster(master).resize({ width, withoutEnlargement: true }).avif(AVIF).toBuffer()),
          );
      },
    });
  }
  return { panoramas, files, conversions };
}
