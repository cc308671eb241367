import { expect, screen, waitFor, within } from "storybook/test";
import { allowMotion, wheel, type Point } from "../../tests/device.ts";
import { LOCK_MS, QUIET_MS } from "./gesture.ts";
import { SCREENS } from "./wheel-pager.fixture.tsx";

/** Lets things move and begins the page at its top, before every story. */
export async function beginAtTop(): Promise<void> {
  await allowMotion();
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** Screens from the top of the page to where it is. */
export const screensDown = () => window.scrollY / window.innerHeight;

/** Waits until the page rests at a section, and the index says so. */
export async function expectAt(index: number): Promise<void> {
  await waitFor(() => expect(screensDown()).toBeCloseTo(index, 2));
  const { label } = SCREENS[Math.floor(index)] ?? SCREENS[0];
  await waitFor(() => expect(entry(label)).toHaveAttribute("aria-current", "true"));
  await expect(document.querySelectorAll('nav [aria-current="true"]')).toHaveLength(1);
}

/** Returns the link of the index that leads to a section. */
export function entry(label: string): HTMLElement {
  return within(screen.getByRole("navigation", { name: "화면 목록" })).getByRole("link", { name: label });
}

/** Waits until the lock is over, and a little more. */
export const lockOver = () => new Promise((resolve) => setTimeout(resolve, LOCK_MS + 100));

/** Returns the middle of the screen. */
export const middle = (): Point => ({ x: window.innerWidth / 2, y: window.innerHeight / 2 });

/** Turns a real wheel by one notch in the middle of the screen. */
export async function notch(step: 1 | -1): Promise<void> {
  await wheel(middle(), { deltaY: 120 * step });
}

/** Waits and expects that the page has not moved meanwhile. */
export async function expectStill(): Promise<void> {
  const before = window.scrollY;
  await lockOver();
  // The last pixels of a smooth scroll may still have been to go.
  await expect(Math.abs(window.scrollY - before)).toBeLessThan(5);
}

/** Events of such a swipe, one a frame. */
export const EVENTS = 120;
const FRAME_MS = 16;

/** When the last of the swipes below is over. */
let swipedUntil = 0;

/**
 * Swipes on a trackpad whose inertia runs on for nearly two seconds. Its events carry their own times: a real one
 * sent by a busy machine would have holes that no trackpad makes.
 *
 * @returns how many of the events were kept from the browser.
 */
export function swipeTrackpad(step: 1 | -1): number {
  const start = Math.max(performance.now(), swipedUntil + QUIET_MS);
  swipedUntil = start + EVENTS * FRAME_MS;
  return Array.from({ length: EVENTS }, (_, event) => {
    const wheelEvent = new WheelEvent("wheel", {
      deltaY: step * Math.ceil(160 * 0.95 ** event),
      bubbles: true,
      cancelable: true,
    });
    Object.defineProperty(wheelEvent, "timeStamp", { value: start + event * FRAME_MS });
    (document.elementFromPoint(middle().x, middle().y) ?? document.body).dispatchEvent(wheelEvent);
    return wheelEvent.defaultPrevented;
  }).filter(Boolean).length;
}
