import type { Page, Request } from "@playwright/test";

/** Something that came over the network. */
export interface Transfer {
  readonly path: string;
  /** What the browser wanted it for, e.g. `script`, which a script is also when it is fetched before it is imported. */
  readonly type: string;
  /** Size of its body as transferred. */
  readonly bytes: number;
  readonly encoding: string;
  readonly cacheControl: string;
}

/** What a finished request has transferred. */
async function transferOf(request: Request): Promise<Transfer> {
  const [{ responseBodySize }, response] = await Promise.all([request.sizes(), request.response()]);
  const headers = response?.headers() ?? {};
  const path = new URL(request.url()).pathname;
  return {
    path,
    type: path.endsWith(".js") ? "script" : request.resourceType(),
    bytes: responseBodySize,
    encoding: headers["content-encoding"] ?? "",
    cacheControl: headers["cache-control"] ?? "",
  };
}

/** Returns all that a page transfers during an action. */
export async function transfersDuring(page: Page, act: () => Promise<unknown>): Promise<Transfer[]> {
  const transfers: Promise<Transfer>[] = [];
  const note = (request: Request) => void transfers.push(transferOf(request));
  page.on("requestfinished", note);
  await act();
  page.off("requestfinished", note);
  return Promise.all(transfers);
}

/** Bytes of an open page by what they are. */
export interface PageWeight {
  readonly document: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
}

/** Returns the bytes of what an open page has fetched, each file once and as it is compressed, from a cache or not. */
export const weightOfPage = (page: Page): Promise<PageWeight> =>
  page.evaluate(() => {
    const files = new Map(
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map((entry) => [entry.name, entry] as const),
    );
    const weightOf = (isOne: (entry: PerformanceResourceTiming, path: string) => boolean) =>
      [...files.values()]
        .filter((entry) => isOne(entry, new URL(entry.name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      document: weightOf((entry) => entry instanceof PerformanceNavigationTiming),
      script: weightOf((_, path) => path.endsWith(".js")),
      font: weightOf((_, path) => path.endsWith(".woff2")),
      image: weightOf((_, path) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/u.test(path)),
    };
  });

/** Bytes of all transfers, or of those of one type. A file counts once. */
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
