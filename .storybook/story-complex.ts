import { join } from "node:path";
import type { SitePicture } from "@danji/complex/media/picture";
import { flatPlans, planSheets } from "@danji/delivery/bundle/drawn-plans";
import { readPlans } from "@danji/delivery/content/read-plans";
import { tourTabs } from "@danji/delivery/content/tour-content";
import { prepareFilms } from "@danji/delivery/images/films";
import { measureMaster } from "@danji/delivery/images/open-master";
import { drawPlanStills } from "@danji/delivery/images/plan-stills";
import { complexFolder, readComplex } from "../app/scripts/complexes.ts";
import { imageCache } from "../app/scripts/paths.mjs";
import type { StoryComplex } from "../packages/blocks/tests/story-complex.ts";

/** Ground of a picture until it has loaded. */
const GROUND = "#b9b2a3";

/** A complex as stories show it, and the addresses of files that it names as the site does. */
interface ReadStoryComplex {
  readonly story: StoryComplex;
  readonly addresses: ReadonlyMap<string, string>;
}

/** Reads a complex as stories show it. `fileOf` returns the address of a file. */
export async function readStoryComplex(slug: string, fileOf: (path: string) => string): Promise<ReadStoryComplex> {
  const folder = complexFolder(slug);
  const complex = await readComplex(slug);
  const pictures = Object.fromEntries(
    await Promise.all(
      Object.entries(complex.images).map(async ([key, { file, alt, made }]): Promise<[string, SitePicture]> => {
        const path = join(folder, "images", file);
        const { width, height } = await measureMaster(path);
        const src = fileOf(path);
        const candidates = `${src} ${width}w`;
        return [key, { alt, made, width, height, src, avif: candidates, colour: GROUND }];
      }),
    ),
  );
  const plans = await readPlans(folder, complex);
  const { films, files } = await prepareFilms(folder, complex.videos, pictures);
  const drawn = await drawPlanStills(plans, imageCache);
  const addresses = [
    ...files.map(({ name, path }) => [`/assets/films/${name}`, fileOf(path)] as const),
    ...drawn.files.map((name) => [`/assets/images/${name}`, fileOf(join(imageCache, name))] as const),
  ];
  return {
    story: {
      complex,
      pictures,
      plans: flatPlans(plans),
      sheets: Object.fromEntries([...planSheets(plans)].map(([key, draw]) => [key, draw()])),
      stills: drawn.stills,
      films,
      tours: tourTabs(complex, pictures),
    },
    addresses: new Map(addresses),
  };
}
