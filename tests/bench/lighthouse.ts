import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { browserArguments, findBrowser } from "../browser.mjs";

const run = promisify(execFile);
const CLI = join(import.meta.dirname, "lighthouse/node_modules/lighthouse/cli/index.js");
/** A report has screenshots in it. */
const MAX_REPORT_BYTES = 64 * 2 ** 20;

/** Categories that have to be perfect. */
export const CATEGORIES = ["accessibility", "best-practices", "seo"] as const;

/** Measured in ms, but for the shift. */
export const METRICS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  speedIndex: "speed-index",
  blocking: "total-blocking-time",
  shift: "cumulative-layout-shift",
} as const;

const Report = z.object({
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullish(),
      numericValue: z.number().nullish(),
      details: z.unknown().optional(),
    }),
  ),
  categories: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
});

const Request = z.object({ url: z.string(), transferSize: z.number(), resourceType: z.string().optional() });

const Requests = z.object({ items: z.array(Request) });

/** One visit as Lighthouse saw it. */
export interface Visit {
  readonly metrics: Readonly<Record<keyof typeof METRICS, number>>;
  /** Scores from 0 to 100. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** What took points from them. */
  readonly faults: readonly string[];
  /** What came over the network, in order. */
  readonly requests: readonly z.infer<typeof Request>[];
}

/** How often a visit is begun: now and then Lighthouse gets no trace of the browser, and asks to be run again. */
const ATTEMPTS = 3;

/** What Lighthouse reports, as JSON. */
async function report(args: readonly string[], env: NodeJS.ProcessEnv, attempt = 1): Promise<string> {
  try {
    return (await run(process.execPath, [CLI, ...args], { maxBuffer: MAX_REPORT_BYTES, env })).stdout;
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return report(args, env, attempt + 1);
  }
}

/** Visits a page as a phone on a slow network with Lighthouse's own, simulated throttling. */
export async function visit(url: string): Promise<Visit> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium: `npm test` installs one, or name one by CHROMIUM_PATH.");
  const flags = ["--headless=new", ...browserArguments()].join(" ");
  const categories = ["performance", ...CATEGORIES].join(",");
  const json = await report(
    [url, "--quiet", "--output=json", `--only-categories=${categories}`, `--chrome-flags=${flags}`],
    { ...process.env, CHROME_PATH: executablePath },
  );
  const { audits, categories: graded } = Report.parse(JSON.parse(json));
  const metric = (name: keyof typeof METRICS) => audits[METRICS[name]]?.numericValue ?? Number.NaN;
  const score = (name: string) => Math.round((graded[name]?.score ?? Number.NaN) * 100);
  const faults = CATEGORIES.flatMap((name) =>
    (graded[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
  );
  return {
    metrics: {
      fcp: metric("fcp"),
      lcp: metric("lcp"),
      speedIndex: metric("speedIndex"),
      blocking: metric("blocking"),
      shift: metric("shift"),
    },
    scores: { accessibility: score("accessibility"), "best-practices": score("best-practices"), seo: score("seo") },
    faults,
    requests: Requests.parse(audits["network-requests"]?.details).items.filter(({ url }) => !url.startsWith("data:")),
  };
}
