import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Kinds of files that compression makes smaller; pictures, films and fonts are compressed already. */
const TEXT = new Set([".html", ".js", ".css", ".svg", ".json", ".xml", ".txt", ".ics", ".webmanifest", ".vtt"]);
/** Below this size in bytes an answer fits into one packet anyway. */
const MIN_SIZE = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes a `.br` and a `.gz` beside each text file below `folder`, as small as they get. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      if (content.length < MIN_SIZE) return;
      const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${path}.br`, await brotli(content, best));
      await writeFile(`${path}.gz`, await deflate(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
