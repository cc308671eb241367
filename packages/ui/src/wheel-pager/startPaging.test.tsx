import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { act } from "@testing-library/react";
import { render } from "../../tests/render.tsx";
import { answersKey } from "./input.ts";
import { type Paging, startPaging } from "./startPaging.ts";
import { WheelPager } from "./index.ts";

/** Where a step was going that ended elsewhere, in pixels. */
const ELSEWHERE = 500;

const SCREEN = 900;
const IDS = ["first", "second"];
let position: MockInstance<() => number>;
let scrollTo: MockInstance<typeof window.scrollTo>;
let mocks: MockInstance[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = IDS.map((id) => `<section id="${id}"></section>`).join("");
  scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
  position = vi.spyOn(window, "scrollY", "get").mockReturnValue(0);
  mocks = [
    vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(SCREEN),
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(IDS.length * SCREEN),
  ];
  for (const [index, section] of document.querySelectorAll("section").entries())
    vi.spyOn(section, "getBoundingClientRect").mockImplementation(
      () => new DOMRect(0, index * SCREEN - window.scrollY, SCREEN, SCREEN),
    );
});

afterEach(() => {
  vi.useRealTimers();
  for (const mock of [position, scrollTo, ...mocks]) mock.mockRestore();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "onscrollend");
  document.body.replaceChildren();
});

/** Happy DOM does not fire `scrollend`, which every browser now does. */
const haveScrollEnd = () => Object.defineProperty(document, "onscrollend", { value: null, configurable: true });

it("waits for no timer and no frame once it has stopped", () => {
  const target: { current: number | undefined } = { current: undefined };
  const paging = startPaging({ ids: [], target, onTarget: () => {} });
  target.current = ELSEWHERE;
  window.dispatchEvent(new Event("scroll"));
  document.dispatchEvent(new Event("scrollend"));
  vi.advanceTimersToNextTimer();
  expect(vi.getTimerCount()).toBe(1);
  paging.stop();
  expect(vi.getTimerCount()).toBe(0);
});

describe("a scroll that ends away from its target", () => {
  /** Frames that a busy machine lets pass before a scroll begins which takes another's place. */
  const SLOW_START = 6;
  /** More than enough for a page that rests to be seen to. */
  const LONG = 60;
  const target: { current: number | undefined } = { current: undefined };
  let paging: Paging;

  /** Frames pass at which the page has got to `top`. */
  function passFrames(count: number, top: number): void {
    position.mockReturnValue(top);
    for (let frame = 0; frame < count; frame += 1) vi.advanceTimersToNextFrame();
  }
  const endScroll = () => document.dispatchEvent(new Event("scrollend"));

  beforeEach(() => {
    haveScrollEnd();
    paging = startPaging({ ids: [], target, onTarget: () => {} });
    paging.show(ELSEWHERE);
  });
  afterEach(() => paging.stop());

  it("goes on where the next one had taken its place, however slowly that begins", () => {
    endScroll();
    passFrames(SLOW_START, 0);
    passFrames(LONG, 100);
    expect(target.current).toBe(ELSEWHERE);
  });

  it("waits again with the next step", () => {
    endScroll();
    passFrames(SLOW_START, 0);
    paging.show(2 * ELSEWHERE);
    passFrames(LONG, 0);
    expect(target.current).toBe(2 * ELSEWHERE);
  });

  it("was stopped by the reader where the page stays, and is given up", () => {
    endScroll();
    passFrames(LONG, 0);
    expect(target.current).toBeUndefined();
  });
});

describe("a scroll that the wheel requested before the start", () => {
  const NOTCH = 120;
  /** Later than any scroll starts that was requested before. */
  const LATER_MS = 1100;
  const target: { current: number | undefined } = { current: undefined };
  let paging: Paging;

  /** Lets the browser scroll natively, and come to rest. */
  function scrollBy(top: number): void {
    position.mockReturnValue(window.scrollY + top);
    window.dispatchEvent(new Event("scroll"));
    document.dispatchEvent(new Event("scrollend"));
    vi.advanceTimersByTime(LATER_MS);
  }

  beforeEach(() => {
    haveScrollEnd();
    target.current = undefined;
    paging = startPaging({ ids: IDS, target, onTarget: () => {} });
  });
  afterEach(() => paging.stop());

  it("goes on to the next section", () => {
    scrollBy(NOTCH);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: SCREEN, behavior: "smooth" });
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it("differs from a later one, which goes to the nearest", () => {
    vi.advanceTimersByTime(LATER_MS);
    scrollBy(NOTCH);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
  });
});

it.each([
  ["finishes a pending step when paging starts with the pager", false, SCREEN],
  ["goes to the nearest section when a window that is widened later starts paging", true, 0],
])("%s", (_, isNarrow, top) => {
  const narrow = Object.assign(new EventTarget(), { matches: isNarrow });
  const reducedMotion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", (query: string) => (query.includes("width") ? narrow : reducedMotion));
  position.mockReturnValue(SCREEN / 3);
  render(
    <WheelPager.Root sections={IDS.map((id) => ({ id, label: id }))} pendingStep={() => 1}>
      본문
    </WheelPager.Root>,
  );
  narrow.matches = false;
  act(() => void narrow.dispatchEvent(new Event("change")));
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top }));
});

it.each([
  ["button", " ", true],
  ["button", "PageDown", false],
  ["input", "PageDown", true],
  ["p", " ", false],
])("leaves to a <%s> the key %j: %s", (name, key, isLeft) => {
  expect(answersKey(document.createElement(name), key)).toBe(isLeft);
});
