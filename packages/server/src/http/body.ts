import { MESSAGES, problem, type Problem } from "./problem.ts";

export type BodyType = "json" | "urlencoded" | "multipart";

/** A body as bytes with its type, or why it cannot be read. */
export type ReadBody =
  | { readonly ok: true; readonly type: BodyType; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly problem: Problem };

const TYPES: Readonly<Record<string, BodyType>> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "urlencoded",
  "multipart/form-data": "multipart",
};

/** Returns the declared type of a request's body, if it is one of ours, in UTF-8. */
export function bodyType(request: Request): BodyType | undefined {
  const [type = "", ...parameters] = (request.headers.get("Content-Type") ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="));
  if (charset !== undefined && !/^charset="?utf-?8"?$/u.test(charset)) return undefined;
  const name = type.trim();
  return Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | "too large"> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return "too large";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    // The length was missing or wrong.
    if (size > maxBytes) return "too large";
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Reads a request's body of one of `types` up to `maxBytes`. Nothing is kept of one that is too large. */
export async function readBody(request: Request, types: readonly BodyType[], maxBytes: number): Promise<ReadBody> {
  const type = bodyType(request);
  const encoded = (request.headers.get("Content-Encoding") ?? "identity").toLowerCase() !== "identity";
  if (type === undefined || !types.includes(type) || encoded) {
    return { ok: false, problem: problem(415, "UNSUPPORTED_MEDIA_TYPE", MESSAGES.unsupported) };
  }
  try {
    const bytes = await readBytes(request, maxBytes);
    if (bytes === "too large") return { ok: false, problem: problem(413, "TOO_LARGE", MESSAGES.tooLarge) };
    return { ok: true, type, bytes };
  } catch {
    return { ok: false, problem: problem(400, "BAD_REQUEST", MESSAGES.badBody) };
  }
}

/** Returns JSON from bytes; `undefined`, which JSON cannot say, when it is broken or not UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
