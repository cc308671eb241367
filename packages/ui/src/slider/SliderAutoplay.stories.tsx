import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
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
    await waitFor(() => expect(currentDot()).toBe(5), { timeout: 3 * INTERVAL });
    await waitFor(() => expect(currentDot()).toBe(0), { timeout: 3 * INTERVAL });
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
};

/** Waits long enough for two steps. */
const twoSteps = () => new Promise((resolve) => setTimeout(resolve, 2.5 * INTERVAL));

async function expectRest(): Promise<void> {
  const before = currentDot();
  await twoSteps();
  await expect(currentDot()).toBe(before);
}

async function expectAdvance(): Promise<void> {
  const before = currentDot();
  await waitFor(() => expect(currentDot()).not.toBe(before), { timeout: 3 * INTERVAL });
}

export const PauseOnHover: Story = {
  args: { autoPlay: INTERVAL },
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
  args: { autoPlay: INTERVAL },
  play: async () => {
    await expectCurrent(0);
    const start = middle();
    const place = () => Math.round(screen.getByText(REASONS[0].title).getBoundingClientRect().left);
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
    await expectCurrent(0);
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
    await expectCurrent(0);
    const next = middleOf(screen.getByRole("button", { name: "다음" }));
    await drag(next, next, { steps: 1 });
    await expectCurrent(1);
    await expect(screen.getByRole("button", { name: "다음" })).toHaveFocus();
    await point(ASIDE);
    await expectAdvance();
  },
};

/** Starts by its toggle while the toggle has the focus, and stops when the keyboard moves on. */
export const StartAutoplay: Story = {
  args: { autoPlay: INTERVAL },
  play: async ({ userEvent }) => {
    await expectCurrent(0);
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

export const StopAutoplay: Story = {
  args: { autoPlay: INTERVAL },
  play: async () => {
    await expectCurrent(0);
    await press("자동 넘김 멈춤");
    await expectRest();
    await press("자동 넘김 시작");
    await expectAdvance();
  },
};

/** An arrow, a dot and a swipe each give the reader the whole interval again. */
export const RestartOnUse: Story = {
  args: { autoPlay: 2000 },
  play: async ({ args }) => {
    await expectCurrent(0);
    const start = middle();
    const moves = [
      () => press("다음"),
      () => press("3번째 슬라이드"),
      () => press("3번째 슬라이드"),
      () => swipe(start, beside(start, 90)),
      () => press("다음"),
    ];
    for (const move of moves) {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await move();
    }
    // Six seconds and more have passed, and nothing moved but what the reader moved.
    await waitFor(() => expect(args.onIndexChange?.mock?.calls).toEqual([[1], [2], [1], [2]]));
    await waitFor(() => expect(currentDot()).toBe(3), { timeout: 4000 });
  },
};
