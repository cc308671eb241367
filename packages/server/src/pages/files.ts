import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseAccept } from "hono/utils/accept";
import { getMimeType, mimes } from "hono/utils/mime";
import { HASHED_DIR } from "@danji/complex/routes";
import type { AppContext } from "../http/context.ts";
import { StartError } from "../start-error.ts";

/** `Cache-Control` of those. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** `Cache-Control` of others: kept, but asked about each time; the answer is mostly a short 304. */
export const REVALIDATE = "no-cache";

/** Captions beside what Hono knows: browsers leave those of another type out. */
const TYPES: Record<string, string> = { ...mimes, vtt: "text/vtt; charset=utf-8" };

/** Encodings that the build compresses files with, best first, with the ending of the compressed file. */
const ENCODINGS = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
] as const;

type Encoding = (typeof ENCODINGS)[number];

/** Returns the encodings that a browser takes by its `Accept-Encoding`. What it weighs with 0 it does not take. */
function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = new Map(parseAccept(header ?? "").map(({ type, q }) => [type.toLowerCase(), q]));
  return ENCODINGS.filter(({ name }) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
}

interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Quoted hash of the contents. */
  readonly etag: string;
  readonly encoding?: Encoding["name"] | undefined;
}

/**
 * Looks for the folder of a built site.
 * @throws StartError `STATIC_ROOT_MISSING`
 */
export function requireDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw new StartError(
    "STATIC_ROOT_MISSING",
    `빌드된 사이트를 찾을 수 없습니다: ${path}`,
    "The built site is missing. Build it first.",
  );
}

/** Enough that no two versions of a file have the same; it goes with every answer. */
const TAG_BYTES = 16;

async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest().toString("base64url", 0, TAG_BYTES);
}

/** Finds files under a root; each is hashed once for its ETag, and again when it has changed. */
function createFinder(root: string): (file: string, encoding?: Encoding) => Promise<FoundFile | undefined> {
  const etags = new Map<string, { readonly version: string; readonly etag: string }>();

  return async (file, encoding) => {
    const path = join(root, file) + (encoding?.extension ?? "");
    const stats = await stat(path).catch(() => undefined);
    if (stats?.isFile() !== true) return undefined;
    const version = `${stats.mtimeMs} ${stats.size}`;
    let known = etags.get(path);
    if (known?.version !== version) {
      known = { version, etag: `"${await hashFile(path)}"` };
      etags.set(path, known);
    }
    return { path, size: stats.size, etag: known.etag, encoding: encoding?.name };
  };
}

function contentType(file: string): string {
  return getMimeType(file, TYPES) ?? "application/octet-stream";
}

interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Returns the one range of a `Range` header; `undefined` for none or several, which get the whole file. */
function parseRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/u.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}

/** Yields a file or a part of it. Opened by the first read, and closed at its end and when the reader goes away. */
async function* chunksOf(path: string, { start, end }: ByteRange): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let left = end - start + 1;
  for await (const chunk of createReadStream(path, { start, end })) {
    left -= chunk.length;
    yield chunk;
  }
  // Shorter than its size was a moment ago: the length has been promised, so this is a fault.
  if (left > 0) throw new Error("The file has become shorter");
}

function streamFile(path: string, range: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = chunksOf(path, range);
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await chunks.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}

function body(c: AppContext, path: string, range: ByteRange): ReadableStream | null {
  return c.req.method === "HEAD" || range.end < range.start ? null : streamFile(path, range);
}

export type Files = ReturnType<typeof createFiles>;

/** Serves the files under `root`, compressed where the build has done so. */
export function createFiles(root: string) {
  const find = createFinder(root);

  async function choose(c: AppContext, file: string): Promise<FoundFile | undefined> {
    const isWhole = c.req.header("Range") === undefined;
    for (const encoding of isWhole ? acceptedEncodings(c.req.header("Accept-Encoding")) : []) {
      const found = await find(file, encoding);
      if (found !== undefined) return found;
    }
    return find(file);
  }

  return {
    /** Answers a file, whole or in part, with its ETag; `undefined` when there is none. */
    async serve(c: AppContext, file: string, status: 200 | 404 = 200): Promise<Response | undefined> {
      const found = await choose(c, file);
      if (found === undefined) return undefined;
      c.header("Content-Type", contentType(file));
      c.header("ETag", found.etag);
      c.header("Cache-Control", file.startsWith(HASHED_DIR) ? IMMUTABLE : REVALIDATE);
      c.header("Vary", "Accept-Encoding");
      c.header("Accept-Ranges", "bytes");
      if (found.encoding !== undefined) c.header("Content-Encoding", found.encoding);
      const ifRange = c.req.header("If-Range");
      const isRangeWanted = status === 200 && (ifRange === undefined || ifRange === found.etag);
      const range = isRangeWanted ? parseRange(c.req.header("Range"), found.size) : undefined;
      if (range === "unsatisfiable") {
        c.header("Content-Range", `bytes */${found.size}`);
        return c.body(null, 416);
      }
      if (range !== undefined) {
        c.header("Content-Range", `bytes ${range.start}-${range.end}/${found.size}`);
        c.header("Content-Length", String(range.end - range.start + 1));
        return c.newResponse(body(c, found.path, range), 206);
      }
      c.header("Content-Length", String(found.size));
      return c.newResponse(body(c, found.path, { start: 0, end: found.size - 1 }), status);
    },
  };
}
