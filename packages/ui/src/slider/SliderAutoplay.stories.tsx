import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, waitFor } from "storybook/test";
import { allowMotion, beside, drag, dragFinger, middleOf, point, stopMotion, swipe } from "../../tests/device.ts";
import { Slider } from "./index.ts";
import { REASONS, ReasonsOnPage } from "./slider.fixture.tsx";
import { ASIDE, currentDot, expectCurrent, middle, press } from "./slider.plays.ts";

/** Milliseconds between two steps in these stories: short, but longer than a press takes. */
const INTERVAL = 700;

const meta = {
  title: "Media/Slider/Autoplay",
  component: Slider.Root,
  args: { label: "프리미엄", children: null, onIndexChange: fn() },
  globals: { viewport: { value: "w360" } },
  // They point with the browser's own mouse and fingers, which only the test runner has.
  tags: ["!dev", "!autodocs"],
  beforeEach: async () => {
    await point(ASIDE);
    await allowMotion();
  },
  afterEach: stopMotion,
  render: ReasonsOnPage,
} satisfies Meta<typeof Slider.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Advances automatically, past the last slide to the first. */
export const Autoplay: Story = {
  args: { autoPlay: INTERVAL, defaultIndex: 4 },
  play: async () => {
    await waitFor(() => expect(currentDot()).toBe(5));
    await waitFor(() => expect(currentDot()).toBe(0));
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
};

/** Waits long enough for two steps. */
const twoSteps = () => new Promise((resolve) => setTimeout(resolve, 2.5 * INTERVAL));

/** Waits until the first slide is the current one. On a busy machine the next step comes before it is at rest. */
const expectFirst = () => waitFor(() => expect(currentDot()).toBe(0));

/** Waits until it does not rotate, and returns the index of the slide that is at rest. */
async function rest(): Promise<number> {
  await waitFor(() => expect(screen.getByRole("status")).toHaveAttribute("aria-live", "polite"));
  // The interval is cleared after the commit.
  await new Promise(requestAnimationFrame);
  const index = currentDot();
  await expectCurrent(index, 0.1);
  return index;
}

async function expectRest(): Promise<void> {
  const before = await rest();
  await twoSteps();
  await expect(currentDot()).toBe(before);
}

async function expectAdvance(): Promise<void> {
  const before = currentDot();
  await waitFor(() => expect(currentDot()).not.toBe(before));
}

export const PauseOnHover: Story = {
  args: { autoPlay: INTERVAL },
  play: async () => {
    await expectFirst();
    await point(middle());
    await expectRest();
    await point(middleOf(screen.getByText("슬라이드 아래에 이어지는 글")));
    await expectAdvance();
  },
};

/** Slides that a finger holds stay under it. */
export const PauseOnHold: Story = {
  args: { autoPlay: INTERVAL },
  play: async () => {
    await expectFirst();
    const start = middle();
    // Until the finger is down the mouse keeps it from going on.
    await point(start);
    const { title } = REASONS[await rest()] ?? REASONS[0];
    const place = () => Math.round(screen.getByText(title).getBoundingClientRect().left);
    const held = place() - 40;
    const lift = await dragFinger(start, beside(start, -40));
    await waitFor(() => expect(place()).toBe(held));
    await twoSteps();
    await expect(place()).toBe(held);
    await lift();
    await expectAdvance();
  },
};

/** The keyboard stops it for good, and the toggle says so: nothing moves on when the focus has left. */
export const StopOnFocus: Story = {
  args: { autoPlay: INTERVAL },
  play: async ({ userEvent }) => {
    await expectFirst();
    const toggle = screen.getByRole("button", { name: "자동 넘김 멈춤" });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAccessibleName("자동 넘김 시작");
    toggle.blur();
    await expectRest();
    await press("자동 넘김 시작");
    await expectAdvance();
  },
};

/** A mouse that presses an arrow leaves the focus on it, and does not read by keyboard. */
export const ContinueAfterPress: Story = {
  args: { autoPlay: INTERVAL },
  play: async () => {
    await expectFirst();
    const next = middleOf(screen.getByRole("button", { name: "다음" }));
    await point(next);
    const index = await rest();
    await drag(next, next, { steps: 1 });
    await expectCurrent((index + 1) % REASONS.length);
    await expect(screen.getByRole("button", { name: "다음" })).toHaveFocus();
    await point(ASIDE);
    await expectAdvance();
  },
};

/** Starts by its toggle while the toggle has the focus, and stops when the keyboard moves on. */
export const StartAutoplay: Story = {
  args: { autoPlay: INTERVAL },
  play: async ({ userEvent }) => {
    await expectFirst();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expectAdvance();
    await userEvent.keyboard("{Enter}");
    await expectRest();
    await userEvent.keyboard("{Enter}");
    await expectAdvance();
    await userEvent.tab();
    await expectRest();
  },
};

export const HiddenTab: Story = {
  args: { autoPlay: INTERVAL },
  play: async () => {
    await expectFirst();
    hideTab(true);
    await expectRest();
    hideTab(false);
    await expectAdvance();
  },
};

function hideTab(hidden: boolean): void {
  if (hidden) Object.defineProperty(document, "hidden", { configurable: true, value: true });
  else Reflect.deleteProperty(document, "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

export const StopAutoplay: Story = {
  args: { autoPlay: INTERVAL },
  play: async () => {
    await expectFirst();
    await press("자동 넘김 멈춤");
    await expectRest();
    await press("자동 넘김 시작");
    await expectAdvance();
  },
};

/** Milliseconds that no story takes: the interval passes when the story says so. */
const ENDLESS = 60_000;

/** Follows the intervals of that length from now on. */
function watchIntervals() {
  const start = spyOn(window, "setInterval");
  const stop = spyOn(window, "clearInterval");
  return {
    /** Returns the callbacks of those that run. */
    running: () =>
      start.mock.calls.flatMap(([callback, ms], call) => {
        const isStopped = stop.mock.calls.some(([id]) => id === start.mock.results[call]?.value);
        return ms === ENDLESS && !isStopped ? [callback] : [];
      }),
    restore() {
      start.mockRestore();
      stop.mockRestore();
    },
  };
}

/** An arrow, a dot and a swipe each give the reader the whole interval again. */
export const RestartOnUse: Story = {
  args: { autoPlay: ENDLESS },
  play: async ({ args }) => {
    await expectCurrent(0);
    const start = middle();
    const intervals = watchIntervals();
    for (const [move, index] of [
      [() => press("다음"), 1],
      [() => press("3번째 슬라이드"), 2],
      [() => press("3번째 슬라이드"), 2],
      [() => swipe(start, beside(start, 90)), 1],
      [() => press("다음"), 2],
    ] as const) {
      const before = intervals.running();
      await move();
      await waitFor(async () => {
        await expect(intervals.running()).toHaveLength(1);
        await expect(intervals.running()).not.toEqual(before);
      });
      await expectCurrent(index);
    }
    await expect(args.onIndexChange?.mock?.calls).toEqual([[1], [2], [1], [2]]);
    for (const advance of intervals.running()) advance();
    intervals.restore();
    await waitFor(() => expect(currentDot()).toBe(3));
  },
};
