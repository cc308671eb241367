import type { Browser, Page } from "playwright";
import type { Part } from "./libraries.ts";
import { clickToPaint, settled } from "./page-probes.ts";
import { openSlowly, pagesOf } from "./slow-page.ts";
import { median } from "./stats.ts";

/** Parts that a click opens. */
export const CLICKED = ["popup", "accordion", "tabs"] as const satisfies readonly Part[];

/** A part that a click opens. */
export type Clicked = (typeof CLICKED)[number];

/** Rounds over all libraries, so that a busy moment of the machine meets all of them. */
const ROUNDS = 3;
/** Measured clicks in a round. */
const CLICKS = 10;
/** Clicks before, so that nothing is measured cold. */
const WARM_UP = 3;

/** What is clicked, and how the text begins that it shows. */
interface Turn {
  click: string;
  shows: string;
}

const SECTIONS: readonly Turn[] = [
  { click: "입지환경", shows: "역까지 걸어서" },
  { click: "프리미엄", shows: "모든 세대가" },
];

const TURNS: Record<Clicked, readonly Turn[]> = {
  popup: [{ click: "열기", shows: "남겨 주신 연락처로" }],
  accordion: SECTIONS,
  tabs: SECTIONS,
};

/** Milliseconds from a click until what it opens is painted, in the median, for the browser's own and every library. */
export async function clickSpeeds(browser: Browser, part: Clicked): Promise<Map<string, number>> {
  const pages = await pagesOf(part);
  const times = new Map([...pages.keys()].map((library) => [library, new Array<number>()]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [library, html] of pages) times.get(library)?.push(...(await clicks(browser, html, part)));
  return new Map([...times].map(([library, values]) => [library, median(values)]));
}

async function clicks(browser: Browser, html: string, part: Clicked): Promise<number[]> {
  const page = await openSlowly(browser, html);
  const times: number[] = [];
  const turns = TURNS[part];
  for (let click = 0; click < WARM_UP + CLICKS; click += 1) {
    const turn = turns[click % turns.length];
    if (!turn) continue;
    await reach(page, turn);
    const painted = page.evaluate(clickToPaint, turn.shows);
    await page.getByText(turn.click, { exact: true }).click();
    times.push(await painted);
    if (part === "popup") await close(page, turn);
    await page.evaluate(settled);
  }
  await page.close();
  return times.slice(WARM_UP);
}

/**
 * Comes from elsewhere and rests a moment on what will be pressed, as every hand does: a pointer that jumps and presses in
 * the same moment would measure a hand that nobody has. The same for every library and the browser's own.
 */
async function reach(page: Page, { click }: Turn): Promise<void> {
  await page.mouse.move(0, 0);
  await page.getByText(click, { exact: true }).hover();
  await page.evaluate(settled);
}

async function close(page: Page, { shows }: Turn): Promise<void> {
  await page.evaluate(settled);
  await page.keyboard.press("Escape");
  await page.getByText(shows).waitFor({ state: "hidden" });
}
