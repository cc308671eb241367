import { runner } from "./runner.ts";

/** Lets things move, which the runner stops for all stories: a story's `beforeEach`, with {@link stopMotion} after it. */
export async function allowMotion(): Promise<void> {
  await preferReducedMotion("no-preference");
}

/** Shows things as they are printed, without a preference for less motion; {@link stopMotion} after it. */
export async function printOut(): Promise<void> {
  await preferReducedMotion("no-preference", "print");
}

/** Stops things again, on a screen: the `afterEach` of a story that let them move. */
export async function stopMotion(): Promise<void> {
  await preferReducedMotion("reduce");
}

/** @param media The medium; empty for the one that it really is. */
async function preferReducedMotion(value: "reduce" | "no-preference", media: "print" | "" = ""): Promise<void> {
  await globalThis.storyRunner?.send("Emulation.setEmulatedMedia", {
    media,
    features: [{ name: "prefers-reduced-motion", value }],
  });
}

/** A place in the story, in CSS pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The middle of an element. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A point so many pixels to the right of and below another. */
export function beside({ x, y }: Point, right: number, below = 0): Point {
  return { x: x + right, y: y + below };
}

/** Time that a hand takes between two points of its way, in milliseconds. */
export interface Pace {
  stepMs?: number;
  steps?: number;
}

/** The points of a straight way, the first one left out. */
function way(from: Point, to: Point, steps: number): Point[] {
  return Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / steps,
    y: from.y + ((to.y - from.y) * (step + 1)) / steps,
  }));
}

/** Time that a finger is down for a tap, and up between two of them, in ms. */
const TAP_MS = 40;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Drags a finger over the story. */
export async function swipe(from: Point, to: Point, pace: Pace = {}): Promise<void> {
  const release = await dragFinger(from, to, pace);
  await release();
}

/**
 * Drags a finger over the story and keeps it pressed. Its events carry the times of the pace, however late a busy machine
 * sends them: velocities depend on them.
 *
 * @param turn Where it goes from there, in as many steps.
 * @returns a function that lifts it.
 */
export async function dragFinger(
  from: Point,
  to: Point,
  { stepMs = 16, steps = 6 }: Pace = {},
  turn?: Point,
): Promise<() => Promise<void>> {
  const touch = touches();
  await touch("touchStart", [from]);
  const points = [...way(from, to, steps), ...(turn ? way(to, turn, steps) : [])];
  for (const point of points) await touch("touchMove", [point], stepMs);
  return () => touch("touchEnd", [], stepMs);
}

/** Taps twice with a finger, as quick as a double tap is. */
export async function doubleTap(at: Point): Promise<void> {
  const touch = touches();
  for (let count = 0; count < 2; count += 1) {
    await touch("touchStart", [at], TAP_MS);
    await touch("touchEnd", [], TAP_MS);
  }
}

/** Returns a function that waits a time in ms and returns the timestamp of an event that long after the one before. */
function timestamps() {
  let time = Date.now();
  return async (after: number): Promise<number> => {
    await pause(after);
    time += after;
    return time / 1000;
  };
}

/** Returns a function that sends a touch event after a time in ms since the one before, and stamps it with that time. */
function touches() {
  const { send } = runner();
  const timestampAfter = timestamps();
  return async (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[], after = 0): Promise<void> => {
    await send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: await timestampAfter(after) });
  };
}

/** Spreads or pinches two fingers around a point. Distances are those between the fingers. */
export async function pinch(around: Point, fromDistance: number, toDistance: number, steps = 8): Promise<void> {
  const { send } = runner();
  const fingers = (distance: number) => [
    { x: around.x - distance / 2, y: around.y, id: 0 },
    { x: around.x + distance / 2, y: around.y, id: 1 },
  ];
  await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(fromDistance) });
  for (let step = 1; step <= steps; step += 1) {
    const distance = fromDistance + ((toDistance - fromDistance) * step) / steps;
    await send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(distance) });
  }
  await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Drags with the left mouse button held. Its events carry the times of the pace, as those of a finger do. */
export async function drag(from: Point, to: Point, { stepMs = 16, steps = 6 }: Pace = {}): Promise<void> {
  const { send } = runner();
  const timestampAfter = timestamps();
  const button = { button: "left", clickCount: 1 } as const;
  await send("Input.dispatchMouseEvent", {
    type: "mousePressed",
    ...from,
    ...button,
    timestamp: await timestampAfter(0),
  });
  for (const point of way(from, to, steps)) {
    await send("Input.dispatchMouseEvent", {
      type: "mouseMoved",
      ...point,
      button: "left",
      buttons: 1,
      timestamp: await timestampAfter(stepMs),
    });
  }
  await send("Input.dispatchMouseEvent", {
    type: "mouseReleased",
    ...to,
    ...button,
    timestamp: await timestampAfter(stepMs),
  });
}

/** Moves the mouse to a point. */
export async function point(at: Point): Promise<void> {
  const { send } = runner();
  await send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at });
}

interface Wheel {
  deltaX?: number;
  deltaY?: number;
  /** Held while turning. */
  ctrlKey?: boolean;
}

/** The bits of the Control and Shift keys in the protocol's `modifiers`. */
const CTRL = 2;
const SHIFT = 8;

/** Turns the wheel once over a point. */
export async function wheel(at: Point, { deltaX = 0, deltaY = 0, ctrlKey = false }: Wheel): Promise<void> {
  const { send } = runner();
  await send("Input.dispatchMouseEvent", {
    type: "mouseWheel",
    ...at,
    deltaX,
    deltaY,
    modifiers: ctrlKey ? CTRL : 0,
  });
}

/** Keys by what they are called, with the code that the protocol wants beside it. */
const KEY_CODES = { Tab: 9, " ": 32, PageDown: 34, End: 35, Home: 36, ArrowLeft: 37, ArrowRight: 39 } as const;

/** Presses a key on what has the focus, as a hand does: for what the browser itself does with it. */
export async function pressKey(key: keyof typeof KEY_CODES, { shiftKey = false } = {}): Promise<void> {
  const { send } = runner();
  const described = { key, code: key, windowsVirtualKeyCode: KEY_CODES[key], modifiers: shiftKey ? SHIFT : 0 };
  await send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...described });
  await send("Input.dispatchKeyEvent", { type: "keyUp", ...described });
}

/** Gives the window of the story another size, in CSS pixels. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  await runner().setViewportSize({ width, height });
}
