import { chromium } from "playwright";
import { browserArguments, findBrowser } from "../browser.mjs";
import { CLICKED, clickSpeeds, type Clicked } from "./click-speed.ts";
import { LIBRARIES, OURS } from "./libraries.ts";
import { CPU_SLOWDOWN, NATIVE } from "./slow-page.ts";
import type { Bar } from "./table.ts";
import { wheelSpeeds, type WheelSpeed } from "./wheel-speed.ts";

/** Most that a click may take of what the browser's own element takes (issue 3). */
const CLICK_AT_MOST = 1.5;
/** Most that a step may take to begin of what a scroll-snap page takes (issue 3). */
const STEP_AT_MOST = 1.2;
/** Milliseconds between two frames at 60 a second. */
const FRAME_60_MS = 1000 / 60;
/** What the browser's clock of frames is off by itself. */
const FRAME_TOLERANCE = 1.02;

/** Clicks and turns the wheel in every library's page on a slowed processor. */
export async function measureSpeed(): Promise<{ rows: string[][]; bars: Bar[] }> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium: `npm test` installs one, or name one by CHROMIUM_PATH.");
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    const clicks = new Map<Clicked, Map<string, number>>();
    for (const part of CLICKED) clicks.set(part, await clickSpeeds(browser, part));
    return report(clicks, await wheelSpeeds(browser));
  } finally {
    await browser.close();
  }
}

const nameOf = (library: string) => LIBRARIES[library]?.name ?? "the browser's own";

function report(clicks: ReadonlyMap<Clicked, ReadonlyMap<string, number>>, wheel: ReadonlyMap<string, WheelSpeed>) {
  const shown = (value: number | undefined) => value?.toFixed(1) ?? "–";
  const rows = [
    [`ms at ${CPU_SLOWDOWN}x slowdown`, ...CLICKED, "wheel step", "frame"],
    ...[NATIVE, ...Object.keys(LIBRARIES)].map((library) => [
      nameOf(library),
      ...CLICKED.map((part) => shown(clicks.get(part)?.get(library))),
      shown(wheel.get(library)?.latency),
      shown(wheel.get(library)?.frame),
    ]),
  ];
  return { rows, bars: [...clickBars(clicks), ...wheelBars(wheel)] };
}

const clickBars = (clicks: ReadonlyMap<Clicked, ReadonlyMap<string, number>>): Bar[] =>
  [...clicks].map(([part, times]) => ({
    name: `${part}: click to paint against ${nameOf(NATIVE)}`,
    value: (times.get(OURS) ?? Number.NaN) / (times.get(NATIVE) ?? Number.NaN),
    atMost: CLICK_AT_MOST,
  }));

function wheelBars(wheel: ReadonlyMap<string, WheelSpeed>): Bar[] {
  const ours = wheel.get(OURS);
  if (!ours) return [];
  const sixty = {
    name: "wheel: a frame against 60 a second",
    value: ours.frame / FRAME_60_MS,
    atMost: FRAME_TOLERANCE,
  };
  const peers = [...wheel].filter(([library]) => library !== OURS);
  return [
    sixty,
    ...peers.flatMap(([library, theirs]): Bar[] => [
      {
        name: `wheel: a step's beginning against ${nameOf(library)}`,
        value: ours.latency / theirs.latency,
        atMost: library === NATIVE ? STEP_AT_MOST : 1,
      },
      {
        name: `wheel: a frame against ${nameOf(library)}`,
        value: ours.frame / theirs.frame,
        atMost: FRAME_TOLERANCE,
      },
    ]),
  ];
}
