import { cp, mkdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { readCues } from "@danji/complex/captions";
import type { Video, Videos } from "@danji/complex/schema/videos";
import { ComplexError } from "../content/read-complex.ts";
import { readText, unopenedIssue } from "../content/read-file.ts";
import { hashOf } from "../once.ts";
import type { SiteFilm, SiteFilms } from "@danji/complex/media/film";
import type { SitePicture } from "@danji/complex/media/picture";

/** Where the site serves films and their captions, by names that change with their contents. */
export const FILM_BASE = "/assets/films/";

/** A file of a complex's `films/` and the name that the site has for it. */
interface FilmFile {
  readonly path: string;
  readonly name: string;
}

export type PreparedFilms = Awaited<ReturnType<typeof prepareFilms>>;

async function hashed(folder: string, file: string): Promise<FilmFile> {
  const path = join(folder, "films", file);
  const content = await readFile(path).catch((error: unknown) => {
    throw new ComplexError(folder, [unopenedIssue(`films/${file}`, error)]);
  });
  const hash = hashOf(content).slice(0, 10);
  const extension = extname(file);
  return { path, name: `${file.slice(0, -extension.length)}-${hash}${extension}` };
}

/** Reads the captions of a film, or throws a ComplexError. */
export async function readCaptions(folder: string, file: string): Promise<string> {
  const name = `films/${file}`;
  const read = await readText(join(folder, name), name);
  if (!read.ok) throw new ComplexError(folder, read.issues);
  return read.text;
}

/** Gives films their addresses, stills by key, and words from their captions, or throws a ComplexError. */
export async function prepareFilms(
  folder: string,
  { brand, guides }: Videos,
  pictures: Readonly<Record<string, SitePicture>>,
) {
  const files: FilmFile[] = [];

  async function prepare({ film, poster: key, ...described }: Video): Promise<SiteFilm> {
    const poster = pictures[key];
    if (!poster) throw new Error(`There is no picture ${key} for the film ${described.key}.`);
    if (film?.kind !== "file") return { ...described, poster, film, scenes: [] };
    const [video, captions] = await Promise.all([hashed(folder, film.file), hashed(folder, film.captions)]);
    const av1 = film.av1 === undefined ? undefined : await hashed(folder, film.av1);
    files.push(video, captions, ...(av1 ? [av1] : []));
    const { seconds, uploaded, silent } = film;
    const addresses = {
      src: FILM_BASE + video.name,
      av1: av1 && FILM_BASE + av1.name,
      captions: FILM_BASE + captions.name,
    };
    return {
      ...described,
      poster,
      film: { kind: "file", ...addresses, seconds, uploaded, silent },
      scenes: readCues(await readCaptions(folder, film.captions)).map(({ text }) => text),
    };
  }

  const films: SiteFilms = { brand: brand && (await prepare(brand)), guides: await Promise.all(guides.map(prepare)) };
  return { films, files };
}

/** Puts the films beside the site in `outDir`, at their weight. */
export async function copyFilms(files: readonly FilmFile[], outDir: string): Promise<void> {
  const target = join(outDir, FILM_BASE);
  await mkdir(target, { recursive: true });
  await Promise.all(files.map(({ path, name }) => cp(path, join(target, name))));
}
