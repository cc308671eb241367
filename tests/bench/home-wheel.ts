import { chromium } from "playwright";
import { browserArguments, findBrowser } from "../browser.mjs";
import { framesOfTurn, settled } from "./page-probes.ts";
import { CPU_SLOWDOWN } from "./slow-page.ts";

/** A turn of the wheel, in CSS pixels. */
const TURN_PX = 120;
/** Milliseconds of a frame from which on a reader sees that one is missing: two at 60 a second. */
const LONG_FRAME_MS = 30;

/** How the home page moves when the wheel pages through all of it. */
export interface WheelFrames {
  /** Steps until the end of the page. */
  readonly steps: number;
  /** Milliseconds between the frames in which it moved. */
  readonly frames: readonly number[];
  /** The share of frames that were long. */
  readonly long: number;
}

/** Pages down to the end of a page on a slowed processor, as a first visitor does. */
export async function wheelFrames(url: string): Promise<WheelFrames> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("There is no Chromium: `npm test` installs one, or name one by CHROMIUM_PATH.");
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // The compiler that runs this keeps the names of functions through a helper, which the page has not.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.goto(url, { waitUntil: "networkidle" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.evaluate(settled);
    await page.mouse.move(640, 400);
    const frames: number[] = [];
    let steps = 0;
    for (;;) {
      const step = page.evaluate(framesOfTurn);
      await page.mouse.wheel(0, TURN_PX);
      const moved = await step;
      if (moved === undefined) break;
      frames.push(...moved);
      steps += 1;
    }
    return { steps, frames, long: frames.filter((frame) => frame > LONG_FRAME_MS).length / frames.length };
  } finally {
    await browser.close();
  }
}
