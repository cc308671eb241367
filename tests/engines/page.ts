import { expect } from "vitest";
import type { Cookie, Driver, Key, Point } from "./driver.ts";
import { locate, type Place, placeIn, type Target } from "./locate.ts";

declare global {
  /** Returns and forgets what the page has reported (reporter.js). */
  function takeComplaints(): string[];
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What the site is opened in: finds, presses and reads, and waits for states. */
export class Page {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.#driver.open(this.#origin + path);
  }

  /** Returns the result of a function called in the page: it may use nothing of its surroundings, and its result is JSON. */
  evaluate<Args extends readonly Json[], Result>(fn: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.#run(`(${String(fn)})(...${JSON.stringify(args)})`);
  }

  /** Does the same with an element in front of the arguments. @throws if there is no such element. */
  at<Args extends readonly Json[], Result>(
    target: Target,
    fn: (element: HTMLElement, ...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const found = `(${String(locate)})(${JSON.stringify(target)})`;
    return this.#run(`(${String(fn)})(${found}, ...${JSON.stringify(args)})`);
  }

  isShown(target: Target): Promise<boolean> {
    return this.at(target, (element: HTMLElement | undefined) => element !== undefined);
  }

  async click(target: Target): Promise<void> {
    await this.#driver.click(await this.#placeOf(target));
  }

  /** Scrolls to an element, waits until it is at rest and moves the mouse over it. */
  async pointAt(target: Target): Promise<void> {
    await this.#driver.moveMouse(await this.#placeOf(target));
  }

  moveMouse(at: Point): Promise<void> {
    return this.#driver.moveMouse(at);
  }

  /** Moves the mouse to a point of the viewport and turns its wheel there. */
  async turnWheel(deltaY: number, at: Point): Promise<void> {
    await this.#driver.moveMouse(at);
    await this.#driver.turnWheel(deltaY);
  }

  press(...keys: readonly Key[]): Promise<void> {
    return this.#driver.press(...keys);
  }

  /** Types into an empty field. */
  async typeInto(target: Target, text: string): Promise<void> {
    // The fields of the sign-in are disabled until it is known who is signed in.
    await expect
      .poll(() => this.at(target, (field) => field.matches(":enabled")), {
        message: `${JSON.stringify(target)} is enabled`,
      })
      .toBe(true);
    await this.click(target);
    await this.expectFocusOn(target);
    await this.#driver.type(text);
    await expect
      .poll(() => this.at(target, (field) => ("value" in field ? String(field.value) : "")), {
        message: JSON.stringify(target),
      })
      .toBe(text);
  }

  goBack(): Promise<void> {
    return this.#driver.goBack();
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  cookies(): Promise<readonly Cookie[]> {
    return this.#driver.cookies();
  }

  closeOpenedWindows(): Promise<number> {
    return this.#driver.closeOpenedWindows();
  }

  async expectShown(target: Target): Promise<void> {
    await expect.poll(() => this.isShown(target), { message: `${JSON.stringify(target)} is shown` }).toBe(true);
  }

  async expectHidden(target: Target): Promise<void> {
    await expect.poll(() => this.isShown(target), { message: `${JSON.stringify(target)} is shown` }).toBe(false);
  }

  async expectText(target: Target, text: string): Promise<void> {
    await expect.poll(() => this.at(target, (element) => element.textContent)).toContain(text);
  }

  async expectAttribute(target: Target, name: string, value: string | null): Promise<void> {
    await expect
      .poll(() => this.at(target, (element, name) => element.getAttribute(name), name), {
        message: JSON.stringify(target),
      })
      .toBe(value);
  }

  async expectFocusOn(target: Target): Promise<void> {
    await expect
      .poll(() => this.at(target, (element: HTMLElement | undefined) => element === document.activeElement), {
        message: `focus on ${JSON.stringify(target)}`,
      })
      .toBe(true);
  }

  async expectFocusIn(target: Target): Promise<void> {
    await expect
      .poll(
        () => this.at(target, (element: HTMLElement | undefined) => element?.contains(document.activeElement) ?? false),
        { message: `focus in ${JSON.stringify(target)}` },
      )
      .toBe(true);
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.pathname)).toBe(path);
  }

  /** Waits until the page's code handles an element: before that it is only HTML. */
  async expectHydrated(target: Target): Promise<void> {
    await expect
      .poll(() => this.at(target, (element) => Object.keys(element).some((key) => key.startsWith("__reactFiber$"))), {
        message: `${JSON.stringify(target)} is hydrated`,
      })
      .toBe(true);
  }

  /** Returns what the page has reported since the last call: errors, warnings and what did not load. */
  takeComplaints(): Promise<readonly string[]> {
    return this.evaluate(() => takeComplaints());
  }

  /** Waits until an element is at the same place in two frames and not covered. */
  async #placeOf(target: Target): Promise<Point> {
    let place: Place | null = null;
    await expect
      .poll(
        async () => {
          const before = place;
          place = await this.at(target, placeIn);
          return before !== null && place?.x === before.x && place.y === before.y && place.frame !== before.frame;
        },
        { message: `${JSON.stringify(target)} can be pressed` },
      )
      .toBe(true);
    if (!place) throw new Error("unreachable");
    return place;
  }

  async #run<Result>(call: string): Promise<Result> {
    const json = await this.#driver.evaluate(`JSON.stringify(${call} ?? null)`);
    return JSON.parse(json);
  }
}
