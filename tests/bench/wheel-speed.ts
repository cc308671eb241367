import type { Browser } from "playwright";
import { stepOfWheel } from "./page-probes.ts";
import { openSlowly, pagesOf } from "./slow-page.ts";
import { median } from "./stats.ts";

/** Rounds over all libraries, so that a busy moment of the machine meets all of them. */
const ROUNDS = 3;
/** Steps down, and up again, in a round; a first one is not measured, since it is cold. */
const STEPS = 4;
/** A turn of the wheel, in CSS pixels: more than half a screen, or a scroll-snap page goes back. */
const TURN_PX = 500;

/** How a page answers the wheel, in the median. */
export interface WheelSpeed {
  /** Milliseconds from a turn of the wheel to the first frame that has moved. */
  latency: number;
  /** Milliseconds between frames while the page moves. */
  frame: number;
}

/** Turns the wheel over a scroll-snap page and every library's pager. */
export async function wheelSpeeds(browser: Browser): Promise<Map<string, WheelSpeed>> {
  const pages = await pagesOf("wheel");
  const measured = new Map([...pages.keys()].map((library) => [library, new Array<Step>()]));
  for (let round = 0; round < ROUNDS; round += 1) {
    console.log(`Danji ▸ wheel: round ${round + 1} of ${ROUNDS} …`);
    for (const [library, html] of pages) measured.get(library)?.push(...(await turns(browser, html)));
  }
  return new Map(
    [...measured].map(([library, steps]) => [
      library,
      { latency: median(steps.map(({ latency }) => latency)), frame: median(steps.flatMap(({ frames }) => frames)) },
    ]),
  );
}

type Step = Awaited<ReturnType<typeof stepOfWheel>>;

async function turns(browser: Browser, html: string): Promise<Step[]> {
  const page = await openSlowly(browser, html);
  await page.mouse.move(640, 400);
  const steps: Step[] = [];
  for (let step = 0; step <= STEPS * 2; step += 1) {
    const result = page.evaluate(stepOfWheel);
    await page.mouse.wheel(0, step <= STEPS ? TURN_PX : -TURN_PX);
    steps.push(await result);
  }
  await page.close();
  return steps.slice(1);
}
