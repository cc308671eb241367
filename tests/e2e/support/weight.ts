import type { Request } from "@playwright/test";

/** Something that came over the network. */
export interface Transfer {
  readonly path: string;
  /** What the browser wanted it for, e.g. `script`. */
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
  const type = request.resourceType();
  return {
    path: new URL(request.url()).pathname,
    type,
    bytes: type === "font" ? Number(headers["content-length"]) : responseBodySize,
    encoding: headers["content-encoding"] ?? "",
    cacheControl: headers["cache-control"] ?? "",
  };
}

/** Bytes of all transfers, or of those of one type. */
export const weightOf = (transfers: readonly Transfer[], type?: string): number =>
  transfers
    .filter((transfer) => type === undefined || transfer.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** The same, to be read. */
export const kilobytes = (transfers: readonly Transfer[], type?: string): string =>
  `${(weightOf(transfers, type) / 1000).toFixed(1)} KB`;
