import { type Page, type Request, type Response, expect } from "@playwright/test";
import { PRESS, complex } from "./complex.ts";
import { articlesOf } from "./database.ts";
import { ROUTES } from "./routes.ts";
import type { Server } from "./server.ts";
import { untilHydrated } from "./page.ts";

/** A page that is visited once in each layout. */
export interface Visit {
  /** Its path, or what it is where the path is not known before the server runs. */
  readonly name: string;
  readonly pathOn: (server: Server) => string;
  readonly h1: string;
  /** What the browser writes to its console about the answer. */
  readonly complaint?: RegExp;
}

const [newest] = complex.press;

function articlePath({ dataDir }: Server): string {
  const [stored] = articlesOf(dataDir, newest?.title ?? "");
  if (!stored) throw new Error("There is no press article to be opened.");
  return `${PRESS}/${stored.id}`;
}

/** Every page with an address of its own, and one of each kind without. */
export const VISITS: readonly Visit[] = [
  ...ROUTES.map(({ path, h1 }) => ({ name: path, pathOn: () => path, h1 })),
  { name: "a press article", pathOn: articlePath, h1: newest?.title ?? "" },
  { name: "an empty press list", pathOn: () => "/nowhere/press", h1: "언론보도" },
  { name: "an unknown address", pathOn: () => "/no-such-page", h1: "Not Found", complaint: /status of 404/u },
];

/** A page that has been opened and hydrated. */
export interface Opened {
  readonly response: Response | null;
  /** The path of everything it has asked for, growing; the whole address of what is on another origin. */
  readonly requests: readonly string[];
}

/** Makes a page fetch again what it has cached, as on a first visit. */
export async function emptyCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

/** Opens a page and waits until it is hydrated and fetches nothing any more. */
export async function openAtRest(page: Page, path: string): Promise<Opened> {
  const requests: string[] = [];
  let own: string | undefined;
  const note = (request: Request) => {
    // The document that is opened next is no longer this page.
    if (own !== undefined && request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      page.off("request", note);
      return;
    }
    const { origin, pathname, href } = new URL(request.url());
    own ??= origin;
    requests.push(origin === own ? pathname : href);
  };
  page.on("request", note);
  const response = await page.goto(path, { waitUntil: "networkidle" });
  // On a busy machine the network is idle for a while before the page requests its code.
  await untilHydrated(page.locator("h1"));
  return { response, requests };
}

/** Expects a page to have fetched nothing from a third party. */
export function expectNoThirdParty(requests: readonly string[]): void {
  expect
    .soft(
      requests.filter((address) => /^https?:/u.test(address)),
      "third parties",
    )
    .toEqual([]);
}

/** A file that an open page has fetched. */
interface Fetched {
  readonly path: string;
  readonly type: "document" | "script" | "font" | "image" | "other";
  /** Size as it is compressed, whether it came from a cache or not. */
  readonly bytes: number;
  /** What of it has come over the network, headers included. */
  readonly sent: number;
}

/** Returns what an open page has fetched, each file once; its icon comes when the browser has time. */
export const fetchedBy = (page: Page): Promise<Fetched[]> =>
  page.evaluate(() => {
    const typeOf = (entry: PerformanceEntry, path: string) => {
      if (entry instanceof PerformanceNavigationTiming) return "document";
      if (path.endsWith(".js")) return "script";
      if (path.endsWith(".woff2")) return "font";
      return /\.(?:avif|gif|jpe?g|png|svg|webp)$/u.test(path) ? "image" : "other";
    };
    const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => !name.endsWith("/favicon.svg"))
      .map((entry) => [entry.name, entry] as const);
    return [...new Map(entries).values()].map((entry) => {
      const path = new URL(entry.name).pathname;
      return { path, type: typeOf(entry, path), bytes: entry.encodedBodySize, sent: entry.transferSize };
    });
  });

/** Bytes of all files, or of those of one type. */
export const weightOf = (files: readonly Fetched[], type?: Fetched["type"]): number =>
  files.reduce((sum, file) => sum + (type === undefined || file.type === type ? file.bytes : 0), 0);

/** Name under which a page keeps what a phone was busy with. */
const BUSY = "busyWith";

/** Records, for pages that are opened from now on, uses of `Intl`, the first of which blocks, and style rules that hydration adds. */
export async function recordBusyWork(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const uses: string[] = [];
    let rules = 0;
    const countRules = () =>
      [...document.querySelectorAll("style")].reduce((sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0), 0);
    const noting = <Used extends object>(name: string, used: Used): Used =>
      new Proxy(used, {
        apply: (target, ...rest) => (uses.push(name), Reflect.apply(Object(target), ...rest)),
        construct: (target, rest) => (uses.push(name), Reflect.construct(Object(target), rest)),
      });
    Intl.NumberFormat = noting("NumberFormat", Intl.NumberFormat);
    Intl.DateTimeFormat = noting("DateTimeFormat", Intl.DateTimeFormat);
    for (const [prototype, method] of [
      [Number.prototype, "toLocaleString"],
      [Date.prototype, "toLocaleDateString"],
      [String.prototype, "localeCompare"],
    ] as const)
      Object.assign(prototype, { [method]: noting(method, Reflect.get(prototype, method)) });
    window.addEventListener("danji:hydrated", () => (rules = countRules()));
    Object.assign(window, { [kept]: () => ({ uses, rules: countRules() - rules }) });
  }, BUSY);
}

/** Expects a page that has been opened to have used no `Intl` and to have added no style rules since it was hydrated. */
export async function expectUnhurried(page: Page): Promise<void> {
  const work = await page.evaluate((kept) => Reflect.apply(Reflect.get(window, kept), undefined, []), BUSY);
  expect.soft(work, "what a phone was busy with").toEqual({ uses: [], rules: 0 });
}
