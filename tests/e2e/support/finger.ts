import type { Locator, Page } from "@playwright/test";

/** Distance of a flick, in CSS pixels. */
const FLICK = 80;
const STEPS = 4;
/** Time from one point of a flick to the next, in seconds. */
const STEP = 0.016;

/** Flicks a finger down from an element. The events carry their times: how quick they are is not the machine's matter. */
export async function flickDown(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to flick.");
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let timestamp = Date.now() / 1000;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }], timestamp });
  for (let step = 1; step <= STEPS; step += 1) {
    timestamp += STEP;
    const touchPoints = [{ x, y: y + (FLICK * step) / STEPS }];
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints, timestamp });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: timestamp + STEP });
  await session.detach();
}
