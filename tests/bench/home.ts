import { type WheelFrames, wheelFrames } from "./home-wheel.ts";
import { type Visit, visit } from "./lighthouse.ts";
import { serveMeasured } from "./floor/site.ts";
import { roundsOr } from "./rounds.ts";
import { median } from "./stats.ts";
import { type Bar, barLines, isKept, table } from "./table.ts";
import { bytesOf, type Metric, metricOf, requestsOf } from "./visits.ts";

/** Rounds over both pages, so that a busy moment of the machine meets both. */
const ROUNDS = roundsOr(9);

/** Against the floor, in ms, hundredths of a shift, KB and requests. */
const AT_MOST = {
  fcp: 1.08,
  lcp: 1.1,
  speedIndex: 1.1,
  blocking: 60,
  shift: 0,
  bytes: 240,
  script: 96,
  requests: 14,
};
const KILO = 1000;
/** Milliseconds between two frames at 60 a second, with the error of the browser's own clock of frames. */
const FRAME_60_MS = (1000 / 60) * 1.02;

/** Kilobytes of what came over the network. */
const kilobytes = (visits: readonly Visit[], type?: string) => bytesOf(visits, type) / KILO;

const row = (name: string, visits: readonly Visit[]) => [
  name,
  ...(["fcp", "lcp", "speedIndex", "blocking"] as const).map((key) => metricOf(visits, key).toFixed(0)),
  metricOf(visits, "shift").toFixed(3),
  ...[undefined, "Document", "Script", "Font", "Image"].map((type) => kilobytes(visits, type).toFixed(1)),
  String(requestsOf(visits)),
];

function bars(home: readonly Visit[], floor: readonly Visit[], wheel: WheelFrames): Bar[] {
  const ratio = (name: Metric) => metricOf(home, name) / metricOf(floor, name);
  return [
    { name: "first paint against the floor", value: ratio("fcp"), atMost: AT_MOST.fcp },
    { name: "largest paint against the floor", value: ratio("lcp"), atMost: AT_MOST.lcp },
    { name: "speed index against the floor", value: ratio("speedIndex"), atMost: AT_MOST.speedIndex },
    { name: "ms of total blocking time", value: metricOf(home, "blocking"), atMost: AT_MOST.blocking },
    // Hundredths, as the bar has it: what cannot be seen is no shift.
    { name: "layout shift", value: Number(metricOf(home, "shift").toFixed(2)), atMost: AT_MOST.shift },
    { name: "KB in all", value: kilobytes(home), atMost: AT_MOST.bytes },
    { name: "KB of script", value: kilobytes(home, "Script"), atMost: AT_MOST.script },
    { name: "requests", value: requestsOf(home), atMost: AT_MOST.requests },
    ...(["accessibility", "best-practices", "seo"] as const).map((category) => ({
      name: `points missing in ${category}`,
      value: 100 - median(home.map(({ scores }) => scores[category])),
      atMost: 0,
    })),
    {
      name: `ms of a frame in ${wheel.steps} turns of the wheel`,
      value: wheel.frames.length === 0 ? Number.POSITIVE_INFINITY : median(wheel.frames),
      atMost: FRAME_60_MS,
    },
  ];
}

/**
 * Measures the built home page next to the floor under it, a page of the same first screen written by hand, as a phone
 * on a slow network sees them.
 *
 * @returns whether every bar is kept.
 */
export async function benchHome(): Promise<boolean> {
  const site = await serveMeasured();
  const home: Visit[] = [];
  const floor: Visit[] = [];
  let wheel: WheelFrames;
  try {
    // The first is not measured: server and browser are cold.
    await visit(site.floor);
    for (let round = 0; round < ROUNDS; round += 1) {
      console.log(`Danji ▸ round ${round + 1} of ${ROUNDS} …`);
      floor.push(await visit(site.floor));
      home.push(await visit(site.home));
    }
    wheel = await wheelFrames(site.home);
  } finally {
    await site.dispose();
  }
  const head = ["median", "FCP", "LCP", "speed", "TBT", "CLS", "KB", "HTML", "JS", "fonts", "pictures", "requests"];
  console.log(`\n${table([head, row("home", home), row("floor", floor)])}`);
  const found = bars(home, floor, wheel);
  console.log(`\n${barLines(found)}`);
  console.log(`\n${(wheel.long * 100).toFixed(1)} % of ${wheel.frames.length} frames while paging are long`);
  for (const fault of new Set(home.flatMap(({ faults }) => faults))) console.log(`\n${fault}`);
  return found.every(isKept);
}
