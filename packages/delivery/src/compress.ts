import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Kinds of files that compression makes smaller; pictures, films and fonts are compressed already. */
const TEXT = new Set([".html", ".js", ".css", ".svg", ".json", ".xml", ".txt", ".ics", ".webmanifest", ".vtt"]);
/** Below this size in bytes an answer fits into one packet anyway. */
const MIN_SIZE = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Endings of a file's compressed forms. */
const FORMS = [".br", ".gz"] as const;

/** Takes the compressed forms of a file over from an earlier one with the same content, if there is one. */
async function takeOver(path: string, content: Buffer, earlier: string): Promise<boolean> {
  const before = await readFile(earlier).catch(() => undefined);
  if (before?.equals(content) !== true) return false;
  const copies = await Promise.allSettled(FORMS.map((form) => copyFile(earlier + form, path + form)));
  return copies.every(({ status }) => status === "fulfilled");
}

/**
 * Writes a `.br` and a `.gz` beside each text file below `folder` that has none yet, as small as they get.
 *
 * @param earlier Folder of an earlier build, of which files that have not changed are taken.
 */
export async function compressFiles(folder: string, earlier?: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const done = new Set(paths);
  await Promise.all(
    paths.map(async (path) => {
      if (!TEXT.has(extname(path)) || FORMS.every((form) => done.has(path + form))) return;
      const content = await readFile(path);
      if (content.length < MIN_SIZE) return;
      if (earlier !== undefined && (await takeOver(path, content, join(earlier, relative(folder, path))))) return;
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${path}.br`, await brotli(content, best));
      await writeFile(`${path}.gz`, await deflate(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
