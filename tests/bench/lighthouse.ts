import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { browserArguments, findBrowser } from "../browser.ts";

const run = promisify(execFile);
const CLI = join(import.meta.dirname, "lighthouse/node_modules/lighthouse/cli/index.js");
/** A report has screenshots in it. */
const MAX_REPORT_BYTES = 64 * 2 ** 20;
/** Now and then Lighthouse gets no trace of the browser, and asks to be run again. */
const ATTEMPTS = 3;
const CATEGORIES = "performance,accessibility,best-practices,seo";

const reportSchema = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().nullish() })),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/** What Lighthouse measured in one visit, times in ms. */
export type Visit = Readonly<Record<"fcp" | "lcp" | "speedIndex" | "blocking" | "shift" | "KB" | "missing", number>>;

async function report(url: string, attempt = 1): Promise<string> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium: `npm test` installs one, or name one by CHROMIUM_PATH.");
  const flags = `--chrome-flags=${["--headless=new", ...browserArguments()].join(" ")}`;
  try {
    const { stdout } = await run(
      process.execPath,
      [CLI, url, "--quiet", "--output=json", `--only-categories=${CATEGORIES}`, flags],
      { maxBuffer: MAX_REPORT_BYTES, env: { ...process.env, CHROME_PATH: executablePath } },
    );
    return stdout;
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return report(url, attempt + 1);
  }
}

/** Visits a page as a phone on a slow network with Lighthouse's simulated throttling. */
export async function visit(url: string): Promise<Visit> {
  const { audits, categories } = reportSchema.parse(JSON.parse(await report(url)));
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { performance: _performance, ...others } = categories;
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    speedIndex: value("speed-index"),
    blocking: value("total-blocking-time"),
    // What cannot be seen is no shift.
    shift: Math.round(value("cumulative-layout-shift") * 100) / 100,
    KB: value("total-byte-weight") / 1000,
    // Points that accessibility, best practices and search lack of 100 each.
    missing: Object.values(others).reduce((sum, { score }) => sum + Math.round(100 - 100 * (score ?? 0)), 0),
  };
}
