import { expect, type Page, type Route } from "@playwright/test";

/** A way in which a backend does not answer as it should. */
export interface Fault {
  /** After "when the backend …". */
  readonly name: string;
  readonly answer: (route: Route) => Promise<void>;
  /** What the browser says of it in its console. */
  readonly complaint?: RegExp;
}

/** How long the site waits for an answer, in ms. */
const PATIENCE = 20_000;

const SILENCE: Fault = { name: "takes half a minute", answer: () => new Promise(() => undefined) };

/** A backend that fails, which is to a surface what every other fault is once its port has thrown (`session.test.ts` of the ports). */
export const FAILURE: Fault = {
  name: "fails",
  answer: (route) => route.fulfill({ status: 500, json: { error: { code: 500, status: "INTERNAL" } } }),
  complaint: /status of 500/u,
};

/** The faults that press and admin have an answer for. */
export const FAULTS: readonly Fault[] = [
  { name: "is down", answer: (route) => route.abort(), complaint: /ERR_FAILED/ },
  FAILURE,
  {
    name: "answers broken JSON",
    answer: (route) => route.fulfill({ contentType: "application/json", body: "[{" }),
  },
  SILENCE,
];

/** Gives a page a clock that {@link suffer} moves; before the page is opened. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    // The platform's own timer heeds no clock but the machine's; this one heeds the page's.
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), ms);
      return controller.signal;
    };
  });
}

/** Lets the next request that fits meet a fault, and waits until it is felt. */
export async function suffer(
  page: Page,
  { answer }: Fault,
  pattern: string | RegExp,
  act: () => Promise<unknown>,
): Promise<void> {
  let met = false;
  const meet = async (route: Route): Promise<void> => {
    met = true;
    await answer(route);
  };
  await page.route(pattern, meet, { times: 1 });
  await act();
  await expect.poll(() => met, "nobody has asked").toBe(true);
  if (answer === SILENCE.answer) await page.clock.fastForward(PATIENCE);
}
