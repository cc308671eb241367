import type { Request } from "@playwright/test";

/** Something that came over the network. */
export interface Transfer {
  readonly path: string;
  /** What the browser wanted it for, e.g. `script`, which a script is also when it is fetched before it is imported. */
  readonly type: string;
  /** Size of its body as transferred; of a font also when it was cached before (`layout-shift.ts`). */
  readonly bytes: number;
  readonly encoding: string;
  readonly cacheControl: string;
}

/** What a finished request has transferred. */
export async function transferOf(request: Request): Promise<Transfer> {
  const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()]);
  const headers = response?.headers() ?? {};
  const path = new URL(request.url()).pathname;
  const type = path.endsWith(".js") ? "script" : request.resourceType();
  return {
    path,
    type,
    bytes: type === "font" ? Number(headers["content-length"]) : responseBodySize,
    encoding: headers["content-encoding"] ?? "",
    cacheControl: headers["cache-control"] ?? "",
  };
}

/** Bytes of all transfers, or of those of one type. A file counts once: what the browser has cached is reported as less than nothing. */
export function weightOf(transfers: readonly Transfer[], type?: string): number {
  const files = new Map<string, number>();
  for (const transfer of transfers)
    if (type === undefined || transfer.type === type)
      files.set(transfer.path, Math.max(transfer.bytes, files.get(transfer.path) ?? 0));
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** The same, to be read. */
export const kilobytes = (transfers: readonly Transfer[], type?: string): string =>
  `${(weightOf(transfers, type) / 1000).toFixed(1)} KB`;
