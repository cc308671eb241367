import { expect } from "vitest";
import type { Engine, Point } from "./engine.ts";
import { locate, type Place, placeIn, type Target } from "./locate.ts";

declare global {
  /** Returns and forgets what the page has reported (reporter.js). */
  var takeComplaints: (() => string[]) | undefined;
}

/** Code points of keys (WebDriver, 17.4.2). */
const KEYS = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Escape: "\uE00C",
  Space: " ",
  PageDown: "\uE00F",
  Home: "\uE011",
  ArrowRight: "\uE014",
} as const;

const moveTo = ({ x, y }: Point) => ({ type: "pointerMove", duration: 0, x, y });
const keyDown = (value: string) => ({ type: "keyDown", value });
const keyUp = (value: string) => ({ type: "keyUp", value });

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What the site is opened in: finds, presses and reads, and waits for states. */
export class Page {
  readonly #engine: Engine;
  readonly #origin: string;
  /** Complaints of documents that were left. */
  readonly #complaints: string[] = [];

  constructor(engine: Engine, origin: string) {
    this.#engine = engine;
    this.#origin = origin;
  }

  /** Navigates and waits for the `load` event. */
  async open(path: string): Promise<void> {
    await this.#keepComplaints();
    await this.#engine.send("Navigate", { url: this.#origin + path });
  }

  /** Replaces the page with an empty one, which loads nothing and complains of nothing. */
  async leave(): Promise<void> {
    await this.#engine.send("Navigate", { url: "about:blank" });
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
    const at = moveTo(await this.#placeOf(target));
    await this.#point(at, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 });
  }

  /** Scrolls to an element, waits until it is at rest and moves the mouse over it. */
  async pointAt(target: Target): Promise<void> {
    await this.moveMouse(await this.#placeOf(target));
  }

  async moveMouse(at: Point): Promise<void> {
    await this.#point(moveTo(at));
  }

  /** Moves the mouse to a point of the viewport and turns its wheel there by a number of CSS px. */
  async turnWheel(deltaY: number, at: Point): Promise<void> {
    await this.moveMouse(at);
    await this.#act("wheel", [{ ...moveTo(at), type: "scroll", deltaX: 0, deltaY }]);
  }

  /** Presses keys together, e.g. `press("Shift", "Tab")`. */
  async press(...keys: readonly (keyof typeof KEYS)[]): Promise<void> {
    const points = keys.map((key) => KEYS[key]);
    await this.#act("key", [...points.map(keyDown), ...points.toReversed().map(keyUp)]);
  }

  /** Types into an empty field. */
  async typeInto(target: Target, text: string): Promise<void> {
    // The fields of the sign-in are disabled until it is known who is signed in.
    await this.#expectAt(target, "is enabled", (field) => field.matches(":enabled"), true);
    await this.click(target);
    await this.expectFocusOn(target);
    await this.#act(
      "key",
      [...text].flatMap((key) => [keyDown(key), keyUp(key)]),
    );
    await this.#expectAt(target, "has its text", (field) => ("value" in field ? String(field.value) : ""), text);
  }

  /** Goes back without waiting: a page from the bfcache has no `load` event. */
  async goBack(): Promise<void> {
    await this.#keepComplaints();
    await this.evaluate(() => history.back());
  }

  async expectShown(target: Target): Promise<void> {
    await this.#expectAt(target, "is shown", (element: HTMLElement | undefined) => element !== undefined, true);
  }

  async expectHidden(target: Target): Promise<void> {
    await this.#expectAt(target, "is shown", (element: HTMLElement | undefined) => element !== undefined, false);
  }

  async expectText(target: Target, text: string): Promise<void> {
    await expect.poll(() => this.at(target, (element) => element.textContent)).toContain(text);
  }

  async expectAttribute(target: Target, name: string, value: string | null): Promise<void> {
    await this.#expectAt(target, name, (element, name: string) => element.getAttribute(name), value, name);
  }

  async expectFocusOn(target: Target): Promise<void> {
    const hasFocus = (element: HTMLElement | undefined) => element === document.activeElement;
    await this.#expectAt(target, "has the focus", hasFocus, true);
  }

  async expectFocusIn(target: Target): Promise<void> {
    const hasFocus = (element: HTMLElement | undefined) => element?.contains(document.activeElement) ?? false;
    await this.#expectAt(target, "has the focus in it", hasFocus, true);
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.pathname)).toBe(path);
  }

  /** Waits until the page's code handles an element: before that it is only HTML. */
  async expectHydrated(target: Target): Promise<void> {
    const isHydrated = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
    await this.#expectAt(target, "is hydrated", isHydrated, true);
  }

  /** Returns and forgets what the pages have reported: errors, warnings and what did not load. */
  async takeComplaints(): Promise<readonly string[]> {
    await this.#keepComplaints();
    return this.#complaints.splice(0);
  }

  /** Waits until a function that is called in the page with an element returns a value. */
  async #expectAt<Args extends readonly Json[], Result>(
    target: Target,
    what: string,
    read: (element: HTMLElement, ...args: Args) => Result,
    value: Result,
    ...args: Args
  ): Promise<void> {
    await expect
      .poll(() => this.at(target, read, ...args), { message: `${JSON.stringify(target)} ${what}` })
      .toBe(value);
  }

  async #keepComplaints(): Promise<void> {
    this.#complaints.push(...(await this.evaluate(() => globalThis.takeComplaints?.() ?? [])));
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

  #point(...actions: readonly object[]): Promise<void> {
    return this.#act("pointer", actions, { parameters: { pointerType: "mouse" } });
  }

  async #act(type: string, actions: readonly object[], options: object = {}): Promise<void> {
    await this.#engine.send("PerformActions", { actions: [{ type, id: type, actions, ...options }] });
  }

  async #run<Result>(call: string): Promise<Result> {
    const script = `return JSON.stringify(${call} ?? null)`;
    return JSON.parse(String(await this.#engine.send("ExecuteScript", { script, args: [] })));
  }
}
