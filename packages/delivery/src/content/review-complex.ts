import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "@danji/complex/check/content";
import { checkFiles, type FilesAround, type Size } from "@danji/complex/check/files";
import { TOUR_PATH } from "@danji/complex/routes";
import { koreanDate } from "@danji/complex/sale-dates";
import type { Complex } from "@danji/complex/complex";
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
import { readCaptions } from "../images/films.ts";
import { measureMaster } from "../images/open-master.ts";
import { downloads } from "../downloads.ts";

/** Files that the build writes for every complex, beside those that are made from its sale. */
const ALWAYS_BUILT = ["/sitemap.xml", "/robots.txt", "/rss.xml"];

async function pictureSizes(folder: string, { images }: Complex): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  for (const { file } of Object.values(images)) {
    const size = await measureMaster(join(folder, "images", file)).catch(() => undefined);
    if (size) sizes.set(file, size);
  }
  return sizes;
}

/**
 * Addresses of the files beside the pages: those that an owner has put into the site's public folder, which need not be there,
 * those that the build makes, and the tour.
 */
async function siteFiles(complex: Complex, publicFolder: string): Promise<Set<string>> {
  const entries = await readdir(publicFolder, { recursive: true }).catch(() => []);
  return new Set([
    ...entries.map((name) => `/${name.replaceAll("\\", "/")}`),
    ...downloads(complex).map(({ path }) => path),
    ...ALWAYS_BUILT,
    ...(complex.tour ? [TOUR_PATH] : []),
  ]);
}

/** Files of a complex's `films/`; the folder is optional. */
async function filmFiles(folder: string, { videos }: Complex): Promise<Pick<FilesAround, "films" | "captions">> {
  const films = new Set(await readdir(join(folder, "films")).catch(() => []));
  const captions = new Map<string, string>();
  for (const { video } of videosOf(videos))
    if (video.film?.kind === "file" && films.has(video.film.captions))
      captions.set(video.film.captions, await readCaptions(folder, video.film.captions));
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
