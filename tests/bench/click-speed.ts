import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright";
import type { Part } from "./libraries.ts";
import { clickToPaint, settled } from "./page-probes.ts";
import { openSlowly, pagesOf } from "./slow-page.ts";
import { median } from "./stats.ts";

/** Parts that a click opens. */
export const CLICKED = ["popup", "accordion", "tabs"] as const satisfies readonly Part[];

/** A part that a click opens. */
export type Clicked = (typeof CLICKED)[number];

/** Milliseconds that a finger that taps is down, at the least. */
const TAP_MS = 50;

/** Input devices: a mouse rests a moment on what it presses, as every hand does; a finger touches it without a hover. */
const HANDS = { mouse: press, finger: tap } as const;

/** All hands that click. */
export const POINTER_NAMES = ["mouse", "finger"] as const satisfies readonly Hand[];

/** A hand that clicks. */
export type Hand = keyof typeof HANDS;

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
export async function clickSpeeds(browser: Browser, part: Clicked, hand: Hand): Promise<Map<string, number>> {
  const pages = await pagesOf(part);
  const times = new Map([...pages.keys()].map((library) => [library, new Array<number>()]));
  for (let round = 0; round < ROUNDS; round += 1) {
    console.log(`Danji ▸ ${part}, ${hand}: round ${round + 1} of ${ROUNDS} …`);
    for (const [library, html] of pages) times.get(library)?.push(...(await clicks(browser, html, part, HANDS[hand])));
  }
  return new Map([...times].map(([library, values]) => [library, median(values)]));
}

async function clicks(browser: Browser, html: string, part: Clicked, click: Click): Promise<number[]> {
  const page = await openSlowly(browser, html);
  const times: number[] = [];
  const turns = TURNS[part];
  for (let count = 0; count < WARM_UP + CLICKS; count += 1) {
    const turn = turns[count % turns.length];
    if (!turn) throw new Error(`There is nothing to click in ${part}.`);
    times.push(await click(page, turn));
    if (part === "popup") await close(page, turn);
    await page.evaluate(settled);
  }
  await page.close();
  return times.slice(WARM_UP);
}

/** Clicks, and returns the milliseconds until what it shows is painted. */
type Click = (page: Page, turn: Turn) => Promise<number>;

async function press(page: Page, { click, shows }: Turn): Promise<number> {
  const target = page.getByText(click, { exact: true });
  await page.mouse.move(0, 0);
  await target.hover();
  await page.evaluate(settled);
  const painted = page.evaluate(clickToPaint, shows);
  await target.click();
  return painted;
}

async function tap(page: Page, { click, shows }: Turn): Promise<number> {
  const box = await page.getByText(click, { exact: true }).boundingBox();
  if (!box) throw new Error(`${click} is not in sight.`);
  const session = await page.context().newCDPSession(page);
  const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const painted = page.evaluate(clickToPaint, shows);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [touch] });
  await wait(TAP_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
  return painted;
}

async function close(page: Page, { shows }: Turn): Promise<void> {
  await page.evaluate(settled);
  await page.keyboard.press("Escape");
  await page.getByText(shows).waitFor({ state: "hidden" });
}
