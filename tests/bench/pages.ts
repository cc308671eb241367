import { REGISTRATION_PATH } from "@danji/complex/routes";
import buildWhatIsStale from "../e2e/support/build.ts";
import { needPageWith, PRESS } from "../e2e/support/complex.ts";
import { floorPath, serveWithFloors } from "./floor.ts";
import { type Visit, visit } from "./lighthouse.ts";
import { type Bar, median, printBars } from "./measure.ts";

/** Rounds over all pages, so that a busy moment of the machine meets each of them. */
const ROUNDS = { home: Number(process.env["BENCH_ROUNDS"] ?? 9), pages: Number(process.env["BENCH_ROUNDS"] ?? 3) };

/** Medians of a page's visits, and of those of its floor. */
interface Measured {
  readonly path: string;
  readonly page: Visit;
  readonly floor: Visit;
}

const medians = (visits: readonly Visit[]): Visit => {
  const of = (name: keyof Visit) => median(visits.map((seen) => seen[name]));
  return {
    fcp: of("fcp"),
    lcp: of("lcp"),
    speedIndex: of("speedIndex"),
    blocking: of("blocking"),
    shift: of("shift"),
    KB: of("KB"),
    missing: of("missing"),
  };
};

/** Visits pages and their floors by turns, and prints the medians. */
async function measure(paths: readonly string[], rounds: number): Promise<readonly Measured[]> {
  buildWhatIsStale();
  const site = await serveWithFloors(paths);
  const addresses = paths.flatMap((path) => [path, floorPath(path)]);
  const visits = new Map(addresses.map((path) => [path, new Array<Visit>()]));
  try {
    // The first is not measured: server and browser are cold.
    await visit(site.url);
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Danji ▸ round ${round} of ${rounds} …`);
      for (const [path, seen] of visits) seen.push(await visit(site.url + path));
    }
  } finally {
    await site.dispose();
  }
  const of = (path: string) => medians(visits.get(path) ?? []);
  console.table(Object.fromEntries(addresses.map((path) => [path, of(path)])));
  return paths.map((path) => ({ path, page: of(path), floor: of(floorPath(path)) }));
}

/** Measures the built home page against its floor as a phone on a slow network sees it; whether every bar is kept. */
export async function benchHome(): Promise<boolean> {
  const measured = await measure(["/"], ROUNDS.home);
  return printBars(
    measured.flatMap(({ page, floor }): Bar[] => [
      { name: "first paint, share of the floor's", value: page.fcp / floor.fcp, atMost: 1.08 },
      { name: "largest paint, share of the floor's", value: page.lcp / floor.lcp, atMost: 1.1 },
      { name: "speed index, share of the floor's", value: page.speedIndex / floor.speedIndex, atMost: 1.1 },
      { name: "total blocking time, ms", value: page.blocking, atMost: 60 },
      { name: "layout shift", value: page.shift, atMost: 0 },
      { name: "points missing in accessibility, practices and search", value: page.missing, atMost: 0 },
    ]),
  );
}

/** Measures a page of each of six kinds against its floor; whether every bar is kept. */
export async function benchPages(): Promise<boolean> {
  const paths = [
    ...(["facts", "supply", "plans", "map"] as const).map((kind) => needPageWith(kind)),
    PRESS,
    REGISTRATION_PATH,
  ];
  const measured = await measure(paths, ROUNDS.pages);
  return printBars(
    measured.map(({ path, page, floor }) => ({
      name: `${path}: largest paint, share of the floor's`,
      value: page.lcp / floor.lcp,
      atMost: 1.25,
    })),
  );
}
