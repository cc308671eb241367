import { chromium, type Page } from "playwright";
import { browserArguments, findBrowser } from "../browser.mjs";
import { needPageWith } from "../e2e/support/complex.ts";
import { serveMeasured } from "./floor/site.ts";
import { FRAME_60_MS, onClock } from "./frame-clock.ts";
import { framesOfShadows, selectToPaint, settled } from "./page-probes.ts";
import { CPU_SLOWDOWN } from "./slow-page.ts";
import { median } from "./stats.ts";
import { type Bar, barLines, isKept, table } from "./table.ts";

/** Measured floors, after the first that is not. */
const FLOORS = 20;
/** Milliseconds in which a flat answers after the first (issue of the buyers' tools). */
const ANSWER_MS = 50;
/** Milliseconds of frames of the shadows that are measured. */
const SHADOWS_MS = 5000;

/** Sizes of window, as of a phone and of a desktop. */
const WINDOWS = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 800 } } as const;

/**
 * Selects flats and plays the shadows of a day on the built page that finds a flat, on a slowed processor.
 *
 * @returns whether every bar is kept.
 */
export async function benchSun(): Promise<boolean> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium: `npm test` installs one, or name one by CHROMIUM_PATH.");
  const site = await serveMeasured();
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  const rows: string[][] = [];
  const bars: Bar[] = [];
  try {
    for (const [name, viewport] of Object.entries(WINDOWS)) {
      console.log(`Danji ▸ ${name} …`);
      const page = await browser.newPage({ viewport, locale: "ko-KR", reducedMotion: "no-preference" });
      await open(page, `${site.url}${needPageWith("findFlat")}`);
      const [first = 0, ...answers] = await selectFloors(page);
      const frames = await playShadows(page);
      await page.close();
      const [answer, frame] = [median(answers), median(frames)];
      const late = frames.filter((ms) => ms > 1.5 * FRAME_60_MS).length / frames.length;
      rows.push([
        name,
        first.toFixed(1),
        answer.toFixed(1),
        Math.max(...answers).toFixed(1),
        frame.toFixed(1),
        String(frames.length),
        `${(late * 100).toFixed(0)} %`,
      ]);
      bars.push(
        { name: `${name}: ms until a flat answers, after the first`, value: answer, atMost: ANSWER_MS, below: true },
        { name: `${name}: ms of a frame of the shadows`, value: onClock(frame), atMost: FRAME_60_MS },
      );
    }
  } finally {
    await browser.close();
    await site.dispose();
  }
  const head = [`at ${CPU_SLOWDOWN}x slowdown`, "first flat", "next", "slowest", "frame", "frames", "late"];
  console.log(`\n${table([head, ...rows])}\n\n${barLines(bars)}`);
  return bars.every(isKept);
}

/** Opens the page, waits until the tool is hydrated, and slows the processor down. */
async function open(page: Page, url: string): Promise<void> {
  // The compiler that runs this keeps the names of functions through a helper, which the page has not.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.goto(url, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "하루 그림자 보기" }).hover();
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.evaluate(settled);
}

/** Selects a floor after the other, and returns the milliseconds from each change until its answer is painted. */
async function selectFloors(page: Page): Promise<number[]> {
  const floors = page.getByLabel("층", { exact: true });
  const values = await floors.locator("option").evaluateAll((all) => all.map((option) => option.getAttribute("value")));
  const times: number[] = [];
  for (let count = 0; count <= FLOORS; count += 1) {
    const painted = page.evaluate(selectToPaint, "main h3");
    await floors.selectOption(values[count % values.length] ?? null);
    times.push(await painted);
    await page.evaluate(settled);
  }
  return times;
}

/** Plays the shadows of a day, and returns the milliseconds between the frames in which they moved. */
async function playShadows(page: Page): Promise<number[]> {
  await page.getByRole("button", { name: "하루 그림자 보기" }).click();
  return page.evaluate(framesOfShadows, SHADOWS_MS);
}
