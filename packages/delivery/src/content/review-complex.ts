import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { checkContent } from "@danji/complex/check/content";
import { checkFiles, type FilesAround, type Size } from "@danji/complex/check/files";
import { TOUR_PATH } from "@danji/complex/routes";
import type { Complex } from "@danji/complex/complex";
import type { Issue } from "@danji/complex/issue";
import sharp from "sharp";
import { checkPlans } from "./check-plans.ts";
import { root } from "../../../../app/scripts/paths.mjs";
import { readPlans } from "./read-plans.ts";
import { complexFolder, readComplex } from "./read-complex.ts";
import { saleFiles } from "../downloads.ts";

/** Files that the build writes for every complex, beside those that are made from its sale. */
const ALWAYS_BUILT = ["/sitemap.xml", "/robots.txt", "/rss.xml"];

async function pictureSizes(slug: string, { images }: Complex): Promise<Map<string, Size>> {
  const sizes = new Map<string, Size>();
  for (const { file } of Object.values(images)) {
    const metadata = await sharp(join(complexFolder(slug), "images", file))
      .metadata()
      .catch(() => undefined);
    if (metadata) sizes.set(file, metadata);
  }
  return sizes;
}

/**
 * Addresses of the files beside the pages: those that an owner has put into `app/public`, which need not be there,
 * those that the build makes, and the tour.
 */
async function siteFiles(complex: Complex): Promise<Set<string>> {
  const entries = await readdir(join(root, "app/public"), { recursive: true }).catch(() => []);
  return new Set([
    ...entries.map((name) => `/${name.replaceAll("\\", "/")}`),
    ...saleFiles(complex).map(({ path }) => path),
    ...ALWAYS_BUILT,
    ...(complex.tour ? [TOUR_PATH] : []),
  ]);
}

/** What lies in a complex's `films/`; a complex without films needs none. */
async function filmFiles(slug: string): Promise<Pick<FilesAround, "films" | "captions">> {
  const folder = join(complexFolder(slug), "films");
  const names = await readdir(folder).catch(() => []);
  const captions = await Promise.all(
    names
      .filter((name) => name.endsWith(".vtt"))
      .map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const),
  );
  return { films: new Set(names), captions: new Map(captions) };
}

/**
 * Everything that is wrong with a complex whose files can be built: what it says, and the files around it.
 * @throws {ComplexError} when a file is missing or wrong.
 */
export async function reviewComplex(slug: string): Promise<Issue[]> {
  const complex = await readComplex(slug);
  const around = {
    pictures: await pictureSizes(slug, complex),
    addresses: await siteFiles(complex),
    ...(await filmFiles(slug)),
  };
  const plans = await readPlans(slug, complex);
  return [...checkContent(complex), ...checkFiles(complex, around), ...checkPlans(complex.supply, plans)];
}
