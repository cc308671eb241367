import { join } from "node:path";
import { prepareFilms } from "@danji/delivery/images/films";
import { measureMaster } from "@danji/delivery/images/open-master";
import { flatPlans, planSheets } from "@danji/delivery/bundle/drawn-plans";
import { complexFolder, listComplexes, readComplex } from "../app/scripts/complexes.ts";
import { readPlans } from "@danji/delivery/content/read-plans";
import { tourTabs } from "@danji/delivery/content/tour-content";
import type { SitePicture } from "@danji/complex/media/picture";

const MODULE = "storybook:complexes";
const RESOLVED = `\0${MODULE}`;
/** Ground of a picture until it has loaded. */
const GROUND = "#b9b2a3";
/** A file's address within the module's data, and the candidate of a `srcset` with its width. */
const ADDRESS = /"file:(\d+)"/gu;
const CANDIDATE = /"file:(\d+) (\d+w)"/gu;

/** Reads a complex; files that pages show are numbered, and imported by the module. */
async function storyComplex(slug: string, fileOf: (path: string) => string) {
  const folder = complexFolder(slug);
  const complex = await readComplex(slug);
  const pictures = Object.fromEntries(
    await Promise.all(
      Object.entries(complex.images).map(async ([key, { file, alt, made }]): Promise<[string, SitePicture]> => {
        const path = join(folder, "images", file);
        const { width, height } = await measureMaster(path);
        const src = fileOf(path);
        const candidates = `${src} ${width}w`;
        return [key, { alt, made, width, height, src, avif: candidates, webp: candidates, colour: GROUND }];
      }),
    ),
  );
  const plans = await readPlans(folder, complex);
  const { films, files } = await prepareFilms(folder, complex.videos, pictures);
  const filmFiles = new Map(files.map(({ name, path }) => [name, fileOf(path)]));
  const data = {
    complex,
    pictures,
    plans: flatPlans(plans),
    sheets: Object.fromEntries([...planSheets(plans)].map(([key, draw]) => [key, draw()])),
    films,
    tours: tourTabs(complex, pictures),
  };
  // Films are named as on the site; here they are files of Storybook.
  return JSON.stringify(data).replaceAll(/"\/assets\/films\/([^"]+)"/gu, (address, name: string) =>
    JSON.stringify(filmFiles.get(name) ?? address),
  );
}

/** Gives stories the content of every complex of the repository, so that none is named outside its folder. */
export function complexesPlugin() {
  return {
    name: "danji-story-complexes",
    resolveId: (id: string) => (id === MODULE ? RESOLVED : undefined),
    async load(id: string) {
      if (id !== RESOLVED) return undefined;
      const paths: string[] = [];
      const fileOf = (path: string) => `file:${paths.push(path) - 1}`;
      const entries: string[] = [];
      for (const slug of await listComplexes())
        entries.push(`${JSON.stringify(slug)}: ${await storyComplex(slug, fileOf)}`);
      const data = entries.join(",\n").replaceAll(CANDIDATE, 'file$1 + " $2"').replaceAll(ADDRESS, "file$1");
      const imports = paths.map((path, index) => `import file${index} from ${JSON.stringify(`${path}?url`)};`);
      return `${imports.join("\n")}\nexport const complexes = {${data}};\n`;
    },
  };
}
