import { complexFolder, listComplexes, readComplex } from "../app/scripts/complexes.ts";
import { join } from "node:path";
import type { SitePicture } from "@danji/complex/media/picture";
import { flatPlans, planSheets } from "@danji/delivery/bundle/drawn-plans";
import { readPlans } from "@danji/delivery/content/read-plans";
import { tourTabs } from "@danji/delivery/content/tour-content";
import { prepareFilms } from "@danji/delivery/images/films";
import { readMeasured } from "@danji/delivery/images/open-master";
import { drawPlanStills } from "@danji/delivery/images/plan-stills";
import { imageCache } from "../app/scripts/paths.mjs";
import type { StoryComplex } from "../packages/blocks/tests/story-complex.ts";
import { measureKit } from "../packages/ui/scripts/sizes.ts";

/** A file's address within the module's data, and the candidate of a `srcset` with its width. */
const ADDRESS = /"file:(\d+)"/gu;
const CANDIDATE = /"file:(\d+) (\d+w)"/gu;

/** Ground of a picture until it has loaded. */
const GROUND = "#b9b2a3";

/** Returns a complex as JSON, as stories show it; files that pages show are numbered by `fileOf`, and imported by the module. */
async function storyComplex(slug: string, fileOf: (path: string) => string) {
  const folder = complexFolder(slug);
  const complex = await readComplex(slug);
  const pictures = Object.fromEntries(
    await Promise.all(
      Object.entries(complex.images).map(async ([key, { file, alt, made }]): Promise<[string, SitePicture]> => {
        const path = join(folder, "images", file);
        const { width, height } = await readMeasured(folder, file);
        const src = fileOf(path);
        const candidates = `${src} ${width}w`;
        return [key, { alt, made, width, height, src, avif: candidates, color: GROUND }];
      }),
    ),
  );
  const plans = await readPlans(folder, complex);
  const { films, files } = await prepareFilms(folder, complex.videos, pictures);
  const drawn = await drawPlanStills(plans, imageCache);
  const story: StoryComplex = {
    complex,
    pictures,
    plans: flatPlans(plans),
    sheets: Object.fromEntries([...planSheets(plans)].map(([key, draw]) => [key, draw()])),
    stills: drawn.stills,
    films,
    tours: tourTabs(complex, pictures),
  };
  // Films and drawings are named as on the site; here they are files of Storybook.
  const addresses = new Map<string, string>([
    ...files.map(({ name, path }) => [`/assets/films/${name}`, fileOf(path)] as const),
    ...drawn.files.map((name) => [`/assets/images/${name}`, fileOf(join(imageCache, name))] as const),
  ]);
  return JSON.stringify(story).replaceAll(/"(\/assets\/[^"]+)"/gu, (_, address: string) =>
    JSON.stringify(addresses.get(address) ?? address),
  );
}

/** Returns the module of every complex of the repository, so that none is named outside its folder. */
async function complexesModule(): Promise<string> {
  const paths: string[] = [];
  const fileOf = (path: string) => `file:${paths.push(path) - 1}`;
  const entries: string[] = [];
  for (const slug of await listComplexes())
    entries.push(`${JSON.stringify(slug)}: ${await storyComplex(slug, fileOf)}`);
  const data = entries.join(",\n").replaceAll(CANDIDATE, 'file$1 + " $2"').replaceAll(ADDRESS, "file$1");
  const imports = paths.map((path, index) => `import file${index} from ${JSON.stringify(`${path}?url`)};`);
  return `${imports.join("\n")}\nexport const complexes = {${data}};\n`;
}

/** Sources of the modules, by their names. Each is made when a page asks for it first: the start waits for none. */
const MODULES: ReadonlyMap<string, () => Promise<string>> = new Map([
  ["storybook:complexes", complexesModule],
  ["storybook:sizes", async () => `export const sizes = ${JSON.stringify(await measureKit())};`],
]);
const RESOLVED = "\0";

/** Adds the modules that are made of the repository's files: `storybook:complexes` and `storybook:sizes`. */
export const virtualModules = () => ({
  name: "danji-virtual-modules",
  resolveId: (id: string) => (MODULES.has(id) ? RESOLVED + id : undefined),
  load: (id: string) => MODULES.get(id.slice(RESOLVED.length))?.(),
});
