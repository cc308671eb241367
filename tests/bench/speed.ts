import { execFileSync } from "node:child_process";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { ALL_MEASURES } from "@danji/delivery/speed";
import { root } from "../../app/scripts/paths.mjs";
import { BUILT, type BuiltSite, CACHE, homeFloor, type MeasuredSite, serveMeasured } from "./floor/site.ts";
import { type Visit, visit } from "./lighthouse.ts";
import { roundsOr } from "./rounds.ts";
import { table } from "./table.ts";
import { bytesOf, metricOf, requestsOf } from "./visits.ts";

/** Rounds over all variants, so that a busy moment of the machine meets each of them. */
const ROUNDS = roundsOr(9);
/** A measure stays if one of the paints gets worse by this factor without it. */
const WORTH = 1.03;
/** Bytes that the home page may take, and of them its scripts. */
const BUDGET = { all: 240_000, script: 96_000 };

type Measure = keyof typeof ALL_MEASURES;
/** The paints that a measure has to speed up. */
const PAINTS = ["fcp", "lcp", "speedIndex"] as const;

interface Variant {
  /** The measure that is switched off, or none. */
  readonly off: Measure | undefined;
  readonly site: MeasuredSite;
  readonly visits: Visit[];
}

/** Builds the site without a measure, and serves it. */
async function serveWithout(off: Measure | undefined): Promise<Variant> {
  console.log(`Danji ▸ building ${off === undefined ? "with all measures" : `without ${off}`} …`);
  const folder = join(CACHE, `speed-${off ?? "all"}`);
  execFileSync(process.execPath, ["--import", "tsx", "app/scripts/build.ts"], {
    cwd: root,
    env: { ...process.env, SPEED_OFF: off ?? "" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const copy: BuiltSite = { pages: join(folder, "dist"), server: join(folder, "dist-server") };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(BUILT.pages, copy.pages, { recursive: true });
  await cp(BUILT.server, copy.server, { recursive: true });
  // One floor for all, of the site as it is: without a measure a page may lack what the floor takes from it.
  const site = await serveMeasured(copy, off === undefined ? homeFloor : async () => new Map());
  return { off, site, visits: [] };
}

/** Returns why a measure stays, or an empty string if nothing gets worse without it. */
function reasonToStay(without: readonly Visit[], all: readonly Visit[]): string {
  const slower = PAINTS.filter((name) => metricOf(without, name) >= WORTH * metricOf(all, name));
  const heavier = [
    ...(bytesOf(without) > BUDGET.all && bytesOf(all) <= BUDGET.all ? ["bytes"] : []),
    ...(bytesOf(without, "Script") > BUDGET.script && bytesOf(all, "Script") <= BUDGET.script ? ["script"] : []),
  ];
  return [...slower, ...heavier].join(", ");
}

const row = ({ off, visits }: Variant, all: readonly Visit[]) => [
  off ?? "all measures",
  ...PAINTS.map((name) =>
    off === undefined ? metricOf(visits, name).toFixed(0) : (metricOf(visits, name) / metricOf(all, name)).toFixed(3),
  ),
  metricOf(visits, "blocking").toFixed(0),
  metricOf(visits, "shift").toFixed(3),
  (bytesOf(visits) / 1000).toFixed(1),
  (bytesOf(visits, "Script") / 1000).toFixed(1),
  requestsOf(visits).toFixed(0),
  off === undefined ? "" : reasonToStay(visits, all) || "nothing",
];

/**
 * Measures the home page without each of the measures, next to the page with all of them and to its floor, as a phone on a
 * slow network sees it. Prints which paints get worse by 3 % or which bytes go over their budget without a measure.
 *
 * @returns true: what follows from the figures is for a reader to decide.
 */
async function benchMeasures(measures: readonly Measure[]): Promise<boolean> {
  const variants: Variant[] = [];
  const floor: Visit[] = [];
  try {
    // With all measures last: what is left in `app/dist` is the site as it is.
    for (const off of [...measures, undefined]) variants.push(await serveWithout(off));
    const last = variants.at(-1);
    if (!last) return true;
    // The first is not measured: server and browser are cold.
    await visit(last.site.floor);
    for (let round = 0; round < ROUNDS; round += 1) {
      console.log(`Danji ▸ round ${round + 1} of ${ROUNDS} …`);
      floor.push(await visit(last.site.floor));
      for (const { site, visits } of variants) visits.push(await visit(site.home));
    }
  } finally {
    await Promise.all(variants.map(({ site }) => site.dispose()));
  }
  const all = variants.at(-1)?.visits ?? [];
  const head = ["without", "FCP", "LCP", "speed", "TBT", "CLS", "KB", "JS", "requests", "worse"];
  const floorRow = ["floor", ...PAINTS.map((name) => (metricOf(floor, name) / metricOf(all, name)).toFixed(3))];
  console.log(`\n${table([head, ...variants.map((variant) => row(variant, all)), floorRow])}`);
  return true;
}

const MEASURES = Object.keys(ALL_MEASURES).filter((name): name is Measure => name in ALL_MEASURES);

/** `speed` measures all, `speed-<measure>` one. */
export const SPEED_ROWS: Readonly<Record<string, () => Promise<boolean>>> = {
  speed: () => benchMeasures(MEASURES),
  ...Object.fromEntries(MEASURES.map((name) => [`speed-${name}`, () => benchMeasures([name])])),
};
