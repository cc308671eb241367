import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "@danji/complex/check/content";
import { checkFiles, type FilesAround, type Size } from "@danji/complex/check/files";
import { TOUR_PATH } from "@danji/complex/routes";
import { koreanDate } from "@danji/complex/sale-dates";
import type { Complex } from "@danji/complex/complex";
import type { FilmFacts } from "@danji/complex/check/films";
import { checkSitePlan } from "@danji/complex/check/site-plan";
import { frontagesOf } from "@danji/complex/sun/site-model";
import { checkWarnings } from "@danji/complex/check/warnings";
import type { Issue } from "@danji/complex/issue";
import type { ComplexFiles } from "@danji/complex/load";
import { videosOf } from "@danji/complex/videos";
import { checkLetters } from "./check-letters.ts";
import { checkPlans } from "./check-plans.ts";
import { readPlans } from "./read-plans.ts";
import { readComplex } from "./read-complex.ts";
import { flatPlans } from "../bundle/drawn-plans.ts";
import { filmFacts } from "../images/film-facts.ts";
import { readCaptions } from "../images/films.ts";
import { tryPicture } from "../images/open-master.ts";
import { downloads } from "../downloads.ts";

/** Files that the build writes for every complex, beside those that are made from its sale. */
const ALWAYS_BUILT = ["/sitemap.xml", "/robots.txt", "/rss.xml"];

async function pictureSizes(folder: string, { images }: Complex): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  const measure = async ({ file }: Complex["images"][string]) => {
    const size = await tryPicture(folder, file).catch(() => undefined);
    if (size) sizes.set(file, size);
  };
  await Promise.all(Object.values(images).map(measure));
  return sizes;
}

/**
 * Addresses of the files beside the pages: those that an owner has put into the site's public folder, which need not be there,
 * those that the build makes, and the tour.
 */
async function siteFiles(complex: Complex, publicFolder: string): Promise<Set<string>> {
  const entries = await readdir(publicFolder, { recursive: true }).catch(() => []);
  return new Set([
    ...entries.map((name) => `/${name.replaceAll("\\", "/")}`.normalize("NFC")),
    ...downloads(complex).map(({ path }) => path),
    ...ALWAYS_BUILT,
    ...(complex.tour ? [TOUR_PATH] : []),
  ]);
}

/** Films and captions that a complex names and has. */
async function filmFiles(folder: string, { videos }: Complex): Promise<Pick<FilesAround, "films" | "captions">> {
  const names = new Set(await readdir(join(folder, "films")).catch(() => []));
  const films = new Map<string, FilmFacts | undefined>();
  const captions = new Map<string, string>();
  for (const { video } of videosOf(videos)) {
    if (video.film?.kind !== "file") continue;
    const { file, av1, captions: words } = video.film;
    for (const name of [file, av1])
      if (name !== undefined && names.has(name))
        films.set(name, await readFile(join(folder, "films", name)).then(filmFacts, () => undefined));
    if (names.has(words)) captions.set(words, await readCaptions(folder, words));
  }
  return { films, captions };
}

/**
 * Returns everything that is wrong with a complex whose files can be built: its content, the files around it, and as
 * warnings what its wording and its sources need.
 *
 * @param publicFolder Files that the site is served with as they are.
 * @param replaced Contents by section that replace those of the files, to check them before they are written.
 * @param today Day in Korea, `yyyy-mm-dd`, against which sources are due for another reading.
 * @throws {ComplexError} when a file is missing or wrong.
 */
export async function reviewComplex(
  folder: string,
  publicFolder: string,
  replaced: ComplexFiles = {},
  today = koreanDate(Date.now()),
): Promise<Issue[]> {
  const complex = await readComplex(folder, replaced);
  const around = {
    pictures: await pictureSizes(folder, complex),
    addresses: await siteFiles(complex, publicFolder),
    ...(await filmFiles(folder, complex)),
  };
  const plans = await readPlans(folder, complex);
  return [
    ...checkContent(complex),
    ...checkFiles(complex, around),
    ...checkPlans(complex.supply, plans),
    ...checkSitePlan(complex, frontagesOf(complex.supply, flatPlans(plans))),
    ...(await checkLetters(complex)),
    ...checkWarnings(complex, today),
  ];
}
