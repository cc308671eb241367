import { chromium, type Browser } from "playwright";
import { browserArguments, findBrowser } from "../browser.mjs";
import { clickSpeeds, type Clicked, type Hand } from "./click-speed.ts";
import { FRAME_60_MS, onClock } from "./frame-clock.ts";
import { BASE, BEATEN, LIBRARIES, OURS } from "./libraries.ts";
import { CPU_SLOWDOWN, NATIVE } from "./slow-page.ts";
import type { Bar, Measured } from "./table.ts";
import { wheelSpeeds, type WheelSpeed } from "./wheel-speed.ts";

/** Most that a click may take of what raw Radix takes. */
const CLICK_AT_MOST = 1.05;
/** Most that a step may take to begin of what a scroll-snap page takes. */
const STEP_AT_MOST = 1.2;

type Times = ReadonlyMap<string, number>;

/** Clicks in every library's page on a slowed processor: each part by each hand. */
export async function measureClicks(parts: readonly Clicked[], hands: readonly Hand[]): Promise<Measured> {
  const columns = new Map<string, Times>();
  await withBrowser(async (browser) => {
    for (const part of parts)
      for (const hand of hands) columns.set(`${part}, ${hand}`, await clickSpeeds(browser, part, hand));
  });
  return { rows: rowsOf(columns), bars: [...columns].flatMap(clickBars) };
}

/** Turns the wheel in every library's page on a slowed processor. */
export async function measureWheel(): Promise<Measured> {
  const wheel = await withBrowser(wheelSpeeds);
  const column = (pick: (speed: WheelSpeed) => number) =>
    new Map([...wheel].map(([library, speed]) => [library, pick(speed)]));
  const columns = new Map([
    ["wheel step", column(({ latency }) => latency)],
    ["frame", column(({ frame }) => frame)],
  ]);
  return { rows: rowsOf(columns), bars: wheelBars(wheel) };
}

async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium: `npm test` installs one, or name one by CHROMIUM_PATH.");
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

const nameOf = (library: string) => LIBRARIES[library]?.name ?? "the browser's own";

/** A row for each library that has any of the columns. */
function rowsOf(columns: ReadonlyMap<string, Times>): string[][] {
  const libraries = [NATIVE, ...Object.keys(LIBRARIES)].filter((library) =>
    [...columns.values()].some((times) => times.has(library)),
  );
  return [
    [`ms at ${CPU_SLOWDOWN}x slowdown`, ...columns.keys()],
    ...libraries.map((library) => [
      nameOf(library),
      ...[...columns.values()].map((times) => times.get(library)?.toFixed(1) ?? "–"),
    ]),
  ];
}

/** Against raw Radix, against react-aria, and against Mantine where raw Radix is below it. */
function clickBars([column, times]: readonly [string, Times]): Bar[] {
  const timeOf = (library: string) => times.get(library) ?? Number.NaN;
  const bar = (library: string) => ({
    name: `${column}: click to paint against ${nameOf(library)}`,
    value: timeOf(OURS) / timeOf(library),
  });
  const beatable = [...BEATEN].filter((library) => library !== "mantine" || timeOf(BASE) < timeOf(library));
  return [
    { ...bar(BASE), atMost: CLICK_AT_MOST },
    ...beatable.map((library) => ({ ...bar(library), atMost: 1, below: true })),
  ];
}

function wheelBars(wheel: ReadonlyMap<string, WheelSpeed>): Bar[] {
  const { latency = Number.NaN, frame = Number.NaN } = wheel.get(OURS) ?? {};
  const peers = [...wheel].filter(([library]) => library !== OURS);
  return [
    { name: "wheel: ms of a frame at 60 a second", value: onClock(frame), atMost: FRAME_60_MS },
    ...peers.flatMap(([library, theirs]): Bar[] => [
      {
        name: `wheel: a step's beginning against ${nameOf(library)}`,
        value: latency / theirs.latency,
        atMost: library === NATIVE ? STEP_AT_MOST : 1,
      },
      {
        name: `wheel: ms of a frame against ${nameOf(library)}`,
        value: onClock(frame),
        atMost: onClock(theirs.frame),
      },
    ]),
  ];
}
