import { spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { root } from "../../app/scripts/paths.mjs";
import { browserArguments, findBrowser } from "../browser.mjs";
import serveStorybook from "../storybook/serve.ts";
import { FRAME_60_MS, onClock } from "./frame-clock.ts";
import { framesOfGesture, settled } from "./page-probes.ts";
import { CPU_SLOWDOWN } from "./slow-page.ts";
import { median } from "./stats.ts";
import { barLines, isKept, table } from "./table.ts";

/** Measured gestures of each kind, and those before them, so that nothing is measured cold. */
const GESTURES = 6;
const WARM_UP = 2;
/** Milliseconds between two events of a finger: a screen that reports as often as it shows. */
const STEP_MS = 1000 / 60;
/** Milliseconds that a finger rests where a drag ends, so that it is no flick. */
const REST_MS = 150;

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** The way of fingers, in CSS pixels from the middle of what they are pressed on. */
interface Way {
  readonly steps: number;
  /** Returns where the fingers are after a share of the way. */
  readonly fingers: (share: number) => readonly Offset[];
}

const right = (x: number, steps: number): Way => ({ steps, fingers: (share) => [{ x: x * share, y: 0 }] });
const down = (y: number, steps: number): Way => ({ steps, fingers: (share) => [{ x: 0, y: y * share }] });

/** Spreads two fingers from one distance to another, and pinches them back. */
const pinched = (from: number, to: number, steps: number): Way => ({
  steps,
  fingers(share) {
    const half = (from + (to - from) * Math.sin(Math.PI * share)) / 2;
    return [
      { x: -half, y: 0 },
      { x: half, y: 0 },
    ];
  },
});

/** A part that fingers move. */
interface Held {
  /** Id of its story. */
  readonly story: string;
  /** What moves, and what the finger is pressed on. */
  readonly moves: string;
  readonly grip: string;
  /** Opens or enlarges it, unless it is so already. */
  readonly prepare: (page: Page) => Promise<void>;
  /** A drag that ends where it springs back, and a flick. */
  readonly drag: Way;
  readonly fling: Way;
  /** Two fingers that enlarge it, where they do. */
  readonly pinch?: Way;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Opens an overlay, which a fling has closed. */
const opens = (trigger: string) => async (page: Page) => {
  if (await page.getByRole("dialog").isHidden()) await press(page, trigger);
};

const SHOWN = "[role=dialog] [data-current] :is(picture, [role=img])";

const HELD: Readonly<Record<string, Held>> = {
  sheet: {
    story: "overlays-popup--default",
    moves: "[role=dialog]",
    grip: "[role=dialog] > [data-edge]",
    prepare: opens("관심고객 등록"),
    drag: down(120, 30),
    fling: down(90, 5),
  },
  menu: {
    story: "overlays-slidemenu--default",
    moves: "[role=dialog]",
    grip: "[role=dialog] nav",
    prepare: opens("메뉴 열기"),
    drag: right(100, 30),
    fling: right(90, 5),
  },
  lightbox: {
    story: "overlays-lightbox--default",
    moves: SHOWN,
    grip: SHOWN,
    prepare: opens("노을이 지는 저녁, 물가에 선 열 개 동의 견본 단지 크게 보기"),
    drag: down(100, 30),
    fling: down(120, 5),
    pinch: pinched(80, 240, 40),
  },
  viewer: {
    story: "media-unitviewer--default",
    moves: "[data-testid=stage] > :first-child",
    grip: "[data-testid=stage]",
    async prepare(page) {
      if (await page.getByRole("button", { name: "전체 보기" }).isEnabled()) await press(page, "전체 보기");
      await press(page, "확대");
      await press(page, "확대");
    },
    drag: right(120, 30),
    fling: right(60, 5),
    pinch: pinched(80, 200, 40),
  },
};

type Kind = "drag" | "fling" | "pinch";
const KINDS: readonly Kind[] = ["drag", "fling", "pinch"];

/** Drags, flings and pinches what fingers hold in the built Storybook, on a slowed processor. @returns whether all keep 60 frames a second. */
export const benchGestures = () => measure(Object.keys(HELD), KINDS);

/** The rows of {@link benchGestures}, each for itself: `gestures-sheet-drag`, `gestures-sheet-fling`, … */
export const GESTURE_ROWS: Readonly<Record<string, () => Promise<boolean>>> = Object.fromEntries(
  Object.entries(HELD).flatMap(([name, held]) =>
    KINDS.filter((kind) => held[kind]).map(
      (kind) => [`gestures-${name}-${kind}`, () => measure([name], [kind])] as const,
    ),
  ),
);

async function measure(names: readonly string[], kinds: readonly Kind[]): Promise<boolean> {
  const { status } = spawnSync(process.execPath, [".storybook/build.mjs"], { cwd: root, stdio: "inherit" });
  const executablePath = findBrowser();
  if (status !== 0 || !executablePath) throw new Error("There is no Storybook, or no Chromium to open it in.");
  const stop = await serveStorybook();
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    const frames = new Map<string, number[]>();
    for (const name of names)
      for (const kind of kinds) {
        const held = HELD[name];
        const way = held?.[kind];
        if (!held || !way) continue;
        console.log(`Danji ▸ ${name}, ${kind} …`);
        frames.set(`${name}, ${kind}`, await framesOf(browser, held, way, kind));
      }
    return print(frames);
  } finally {
    await browser.close();
    await stop();
  }
}

async function framesOf(browser: Browser, held: Held, way: Way, kind: Kind): Promise<number[]> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    locale: "ko-KR",
    reducedMotion: "no-preference",
  });
  // The compiler that runs this keeps the names of functions through a helper, which the page has not.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.goto(`${process.env["STORYBOOK_URL"]}/iframe.html?id=${held.story}&viewMode=story`);
  await page.locator("#storybook-root > *").first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const frames: number[] = [];
  for (let count = 0; count < WARM_UP + GESTURES; count += 1) {
    await held.prepare(page);
    await page.locator(held.grip).first().waitFor();
    await page.evaluate(settled);
    const measured = page.evaluate(framesOfGesture, held.moves);
    await move(session, await middleOf(page, held.grip), way, kind);
    if (count < WARM_UP) await measured;
    else frames.push(...(await measured));
  }
  await page.close();
  return frames;
}

async function middleOf(page: Page, selector: string): Promise<Offset> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not in sight.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves fingers at an even pace, as a screen reports them. */
async function move(session: CDPSession, from: Offset, way: Way, kind: Kind): Promise<void> {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", fingers: readonly Offset[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x: from.x + x, y: from.y + y, id })),
    });
  await send("touchStart", way.fingers(0));
  const begun = performance.now();
  for (let step = 1; step <= way.steps; step += 1) {
    await wait(Math.max(0, begun + step * STEP_MS - performance.now()));
    await send("touchMove", way.fingers(step / way.steps));
  }
  if (kind !== "fling") await wait(REST_MS);
  await send("touchEnd", []);
}

function print(measured: ReadonlyMap<string, readonly number[]>): boolean {
  const rows = [...measured].map(([name, frames]) => ({ name, frames, ms: median(frames) }));
  const cells = rows.map(({ name, frames, ms }) => [
    name,
    String(frames.length),
    ms.toFixed(1),
    (1000 / ms).toFixed(0),
    `${((100 * frames.filter((frame) => frame > 1.5 * FRAME_60_MS).length) / frames.length).toFixed(0)} %`,
  ]);
  console.log(`\n${table([[`at ${CPU_SLOWDOWN}x slowdown`, "frames", "ms", "a second", "late"], ...cells])}`);
  const bars = rows.map(({ name, ms }) => ({
    name: `${name}: ms of a frame at 60 a second`,
    value: onClock(ms),
    atMost: FRAME_60_MS,
  }));
  console.log(`\n${barLines(bars)}`);
  return bars.every(isKept);
}
