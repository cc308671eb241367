import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor } from "storybook/test";
import { allowMotion, beside, drag, dragFinger, middleOf, point, stopMotion, swipe } from "../../tests/device.ts";
import { Slider } from "./index.ts";
import { ASIDE, currentDot, expectCurrent, middle, press, REASONS, ReasonsOnPage } from "./slider.fixture.tsx";

/** Milliseconds that no story takes: the interval passes when {@link expectAdvance} calls back. */
const INTERVAL = 60_000;

/** Follows the intervals of that length from now on. */
function watchIntervals() {
  const start = spyOn(window, "setInterval");
  const stop = spyOn(window, "clearInterval");
  return {
    /** Returns the callbacks of those that run. */
    running: () =>
      start.mock.calls.flatMap(([callback, ms], call) => {
        const isStopped = stop.mock.calls.some(([id]) => id === start.mock.results[call]?.value);
        return ms === INTERVAL && !isStopped ? [callback] : [];
      }),
    restore() {
      start.mockRestore();
      stop.mockRestore();
    },
  };
}

let intervals: ReturnType<typeof watchIntervals> | undefined;
const running = () => intervals?.running() ?? [];

const meta = {
  title: "Media/Slider/Autoplay",
  component: Slider.Root,
  args: { "aria-label": "프리미엄", children: null, autoPlay: INTERVAL },
  globals: { viewport: { value: "w360" } },
  // They point with the browser's own mouse and fingers, which only the test runner has.
  tags: ["!dev", "!autodocs", "gesture"],
  beforeEach: async () => {
    intervals = watchIntervals();
    await point(ASIDE);
    await allowMotion();
  },
  afterEach: async () => {
    intervals?.restore();
    await stopMotion();
  },
  render: ReasonsOnPage,
} satisfies Meta<typeof Slider.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectRest = () => waitFor(() => expect(running()).toEqual([]));

/** Waits until it rotates, and expects that it advances when the interval has passed. */
async function expectAdvance(): Promise<void> {
  await waitFor(() => expect(running()).toHaveLength(1));
  const before = currentDot();
  for (const advance of running()) advance();
  await waitFor(() => expect(currentDot()).toBe((before + 1) % REASONS.length));
}

/** Advances past the last slide to the first, without a word. */
export const Autoplay: Story = {
  play: async () => {
    await expectCurrent(0);
    for (const _ of REASONS) await expectAdvance();
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
};

export const PauseOnHover: Story = {
  play: async () => {
    await expectCurrent(0);
    await point(middle());
    await expectRest();
    await point(middleOf(screen.getByText("슬라이드 아래에 이어지는 글")));
    await expectAdvance();
  },
};

/** Slides that a finger holds stay under it. */
export const PauseOnHold: Story = {
  play: async () => {
    await expectCurrent(0);
    const start = middle();
    const place = () => Math.round(screen.getByText(REASONS[0].title).getBoundingClientRect().left);
    const held = place() - 40;
    const lift = await dragFinger(start, beside(start, -40));
    await waitFor(() => expect(place()).toBe(held));
    await expectRest();
    await lift();
    await expectAdvance();
  },
};

/** A mouse that presses an arrow leaves the focus on it, and does not read by keyboard. */
export const ContinueAfterPress: Story = {
  tags: ["slow"],
  play: async () => {
    await expectCurrent(0);
    const next = middleOf(screen.getByRole("button", { name: "다음" }));
    await point(next);
    await expectRest();
    await drag(next, next, { steps: 1 });
    await expectCurrent(1);
    await expect(screen.getByRole("button", { name: "다음" })).toHaveFocus();
    await point(ASIDE);
    await expectAdvance();
  },
};

/** The keyboard stops it for good, and the toggle says so and starts it, until the keyboard moves on. */
export const StopOnFocus: Story = {
  play: async ({ userEvent }) => {
    await expectCurrent(0);
    const toggle = screen.getByRole("button", { name: "자동 넘김 멈춤" });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAccessibleName("자동 넘김 시작");
    toggle.blur();
    await expectRest();
    toggle.focus();
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
  tags: ["slow"],
  play: async () => {
    await expectCurrent(0);
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

/** An arrow, a dot and a swipe each give the reader the whole interval again. */
export const RestartOnUse: Story = {
  tags: ["slow"],
  play: async () => {
    await expectCurrent(0);
    const start = middle();
    for (const [move, index] of [
      [() => press("다음"), 1],
      [() => press("3번째 슬라이드"), 2],
      [() => press("3번째 슬라이드"), 2],
      [() => swipe(start, beside(start, 90)), 1],
      [() => press("다음"), 2],
    ] as const) {
      const before = running();
      await move();
      await waitFor(async () => {
        await expect(running()).toHaveLength(1);
        await expect(running()).not.toEqual(before);
      });
      await expectCurrent(index);
    }
    await expectAdvance();
  },
};
