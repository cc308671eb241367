import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { bundledPage, peers } from "./bundle.ts";
import { LIBRARIES, type Part } from "./libraries.ts";
import { settled } from "./page-probes.ts";

/** How much slower than this machine the reader's is: what Lighthouse takes for a phone. */
export const CPU_SLOWDOWN = 4;

/** The page with native behaviour alone, without a library. */
export const NATIVE = "native";

/** Where the pages seem to be: nothing is asked of the network. */
const ADDRESS = "http://bench.test/";

/** The pages of one part: the browser's own, and one of every library that has it. */
export async function pagesOf(part: Part): Promise<Map<string, string>> {
  const pages = new Map([[NATIVE, await readFile(join(peers, "native", `${part}.html`), "utf8")]]);
  for (const [library, { parts }] of Object.entries(LIBRARIES))
    if (parts.includes(part)) pages.set(library, await bundledPage(library, part));
  return pages;
}

/** Opens a page on a slowed processor, at rest; with fingers as well as a mouse. */
export async function openSlowly(browser: Browser, html: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  // The compiler that runs this keeps the names of functions through a helper, which the page has not.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
  await page.goto(ADDRESS);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.evaluate(settled);
  return page;
}
