import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { getMimeType, mimes } from "hono/utils/mime";
import { HASHED_DIR } from "@danji/complex/routes";
import type { AppContext } from "../http/context.ts";
import { acceptedEncodings, ENCODINGS, type Encoding } from "./encoding.ts";
import { streamFile } from "./file-stream.ts";
import { parseRange, type ByteRange } from "./range.ts";

/** `Cache-Control` of those. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** `Cache-Control` of others: kept, but asked about each time; the answer is mostly a short 304. */
export const REVALIDATE = "no-cache";

/** Captions beside what Hono knows: browsers leave those of another type out. */
const TYPES: Record<string, string> = { ...mimes, vtt: "text/vtt; charset=utf-8" };

interface FoundFile {
  readonly path: string;
  readonly size: number;
  /** Quoted hash of the contents. */
  readonly etag: string;
  readonly encoding?: Encoding;
}

/** The built site's files. */
export interface Files {
  /** Answers a file, whole or in part, or that the browser's copy still holds; `undefined` when there is none. */
  serve(c: AppContext, file: string, status?: 200 | 404): Promise<Response | undefined>;
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
    const extension = ENCODINGS.find(({ name }) => name === encoding)?.extension ?? "";
    const path = join(root, file) + extension;
    const stats = await stat(path).catch(() => undefined);
    if (stats?.isFile() !== true) return undefined;
    const version = `${stats.mtimeMs} ${stats.size}`;
    let known = etags.get(path);
    if (known?.version !== version) {
      known = { version, etag: `"${await hashFile(path)}"` };
      etags.set(path, known);
    }
    const found = { path, size: stats.size, etag: known.etag };
    return encoding === undefined ? found : { ...found, encoding };
  };
}

function isSameVersion(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = new Set(header.split(",").map((tag) => tag.trim().replace(/^W\//u, "")));
  return tags.has(etag) || tags.has("*");
}

function contentType(file: string): string {
  return getMimeType(file, TYPES) ?? "application/octet-stream";
}

/** Body of an answer; none for HEAD, nor for an empty file. */
function body(c: AppContext, path: string, range: ByteRange): ReadableStream | null {
  return c.req.method === "HEAD" || range.end < range.start ? null : streamFile(path, range);
}

/** Serves the files under `root`, with the variants that the build has compressed beside them. */
export function createFiles(root: string): Files {
  const find = createFinder(root);

  async function choose(c: AppContext, file: string): Promise<FoundFile | undefined> {
    const accepted = acceptedEncodings(c.req.header("Accept-Encoding"));
    if (c.req.header("Range") === undefined) {
      for (const { name } of ENCODINGS) {
        const found = accepted.has(name) ? await find(file, name) : undefined;
        if (found !== undefined) return found;
      }
    }
    return find(file);
  }

  return {
    async serve(c, file, status = 200) {
      const found = await choose(c, file);
      if (found === undefined) return undefined;
      c.header("Content-Type", contentType(file));
      c.header("ETag", found.etag);
      c.header("Cache-Control", file.startsWith(HASHED_DIR) ? IMMUTABLE : REVALIDATE);
      c.header("Vary", "Accept-Encoding");
      c.header("Accept-Ranges", "bytes");
      if (status === 200 && isSameVersion(c.req.header("If-None-Match"), found.etag)) return c.body(null, 304);
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
