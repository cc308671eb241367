import { chromium } from "playwright";
import { browserArguments, findBrowser } from "../browser.mjs";
import { CLICKED, clickSpeeds, HAND_NAMES } from "./click-speed.ts";
import { BEATEN, LIBRARIES, OURS } from "./libraries.ts";
import { CPU_SLOWDOWN, NATIVE } from "./slow-page.ts";
import type { Bar } from "./table.ts";
import { wheelSpeeds, type WheelSpeed } from "./wheel-speed.ts";

/** Most that a click may take of what the browser's own element takes (issue 3). */
const CLICK_AT_MOST = 1.5;
/** Most that a step may take to begin of what a scroll-snap page takes (issue 3). */
const STEP_AT_MOST = 1.2;
/** What the browser's clock of frames tells apart, in milliseconds. */
const FRAME_CLOCK_MS = 0.1;
/** Milliseconds between two frames at 60 a second, on that clock. */
const FRAME_60_MS = onClock(1000 / 60);

/** The columns of clicks: each part by each hand. */
const COLUMNS = CLICKED.flatMap((part) => HAND_NAMES.map((hand) => ({ part, hand, name: `${part}, ${hand}` })));

type Times = ReadonlyMap<string, number>;

/** Clicks and turns the wheel in every library's page on a slowed processor. */
export async function measureSpeed(): Promise<{ rows: string[][]; bars: Bar[] }> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium: `npm test` installs one, or name one by CHROMIUM_PATH.");
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    const clicks = new Map<string, Times>();
    for (const { part, hand, name } of COLUMNS) clicks.set(name, await clickSpeeds(browser, part, hand));
    return report(clicks, await wheelSpeeds(browser));
  } finally {
    await browser.close();
  }
}

const nameOf = (library: string) => LIBRARIES[library]?.name ?? "the browser's own";

function report(clicks: ReadonlyMap<string, Times>, wheel: ReadonlyMap<string, WheelSpeed>) {
  const shown = (value: number | undefined) => value?.toFixed(1) ?? "–";
  const rows = [
    [`ms at ${CPU_SLOWDOWN}x slowdown`, ...clicks.keys(), "wheel step", "frame"],
    ...[NATIVE, ...Object.keys(LIBRARIES)].map((library) => [
      nameOf(library),
      ...[...clicks.values()].map((times) => shown(times.get(library))),
      shown(wheel.get(library)?.latency),
      shown(wheel.get(library)?.frame),
    ]),
  ];
  return { rows, bars: [...[...clicks].flatMap(clickBars), ...wheelBars(wheel)] };
}

function clickBars([column, times]: readonly [string, Times]): Bar[] {
  const ratio = (library: string) => (times.get(OURS) ?? Number.NaN) / (times.get(library) ?? Number.NaN);
  const bar = (library: string) => ({
    name: `${column}: click to paint against ${nameOf(library)}`,
    value: ratio(library),
  });
  return [
    { ...bar(NATIVE), atMost: CLICK_AT_MOST },
    ...[...BEATEN].map((library) => ({ ...bar(library), atMost: 1, below: true })),
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

function onClock(ms: number): number {
  return Math.round(ms / FRAME_CLOCK_MS) * FRAME_CLOCK_MS;
}
