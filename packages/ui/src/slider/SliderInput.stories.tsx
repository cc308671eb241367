import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import {
  allowMotion,
  beside,
  drag,
  dragFinger,
  middleOf,
  point,
  stopMotion,
  swipe,
  type Pace,
  type Point,
} from "../../tests/device.ts";
import { expectWatched } from "../../tests/watched.ts";
import { Slider } from "./index.ts";
import { REASONS, ReasonsSlider } from "./slider.fixture.tsx";
import { currentDot, expectCurrent, press } from "./slider.plays.ts";

/** Milliseconds between two steps in these stories: short, but longer than a press takes. */
const INTERVAL = 700;

/** Where the mouse is on nothing that would notice it. */
const ASIDE: Point = { x: 350, y: 780 };

const meta = {
  title: "Media/Slider/Input",
  component: Slider.Root,
  args: { label: "프리미엄", children: null, onIndexChange: fn() },
  globals: { viewport: { value: "w360" } },
  // They press and drag with the browser's own mouse and fingers, which only the test runner has.
  tags: ["!dev", "!autodocs"],
  beforeEach: async () => {
    await point(ASIDE);
    await allowMotion();
  },
  afterEach: stopMotion,
  render: ({ children: _slides, ...root }) => (
    <main style={{ minHeight: "200vh" }}>
      <ReasonsSlider {...root} count={REASONS.length} />
      <p>슬라이드 아래에 이어지는 글</p>
    </main>
  ),
} satisfies Meta<typeof Slider.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const middle = () => middleOf(screen.getByTestId("viewport"));

/** Longer than any settling of the slides. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 600));

/** Moves something over the story: a finger, or the mouse with its button down. */
type Move = typeof swipe;

/** Distances that move and that do not, slow and fast. */
async function expectDistanceToDecide(move: Move): Promise<void> {
  await expectCurrent(0);
  const start = middle();
  // Fast flicks of up to 50px: Embla alone would move.
  for (const distance of [-50, -30, 50]) {
    await move(start, beside(start, distance), { steps: 2, stepMs: 8 });
    await settled();
    await expectCurrent(0);
  }
  // Slow, and little more than 50px: Embla alone would fall back.
  await move(start, beside(start, -56), { steps: 8, stepMs: 90 });
  await expectCurrent(1);
  await move(start, beside(start, 52));
  await expectCurrent(0);
  // Long and fast: one slide all the same, around the ends.
  await move(start, beside(start, 160), { steps: 4, stepMs: 8 });
  await expectCurrent(5);
  await move(start, beside(start, -160), { steps: 4, stepMs: 8 });
  await expectCurrent(0);
}

export const Pointer: Story = {
  play: async ({ args }) => {
    await expectDistanceToDecide(swipe);
    await expect(args.onIndexChange?.mock?.calls).toEqual([[1], [0], [5], [0]]);
  },
};

export const MousePointer: Story = {
  play: async ({ args }) => {
    await expectDistanceToDecide(drag);
    await expect(args.onIndexChange?.mock?.calls).toEqual([[1], [0], [5], [0]]);
  },
};

/** Some 140 pixels a second, and as fast as a flick. */
const SLOWLY: Pace = { steps: 4, stepMs: 90 };
const QUICKLY: Pace = { steps: 2, stepMs: 8 };

/** Exactly 50px, so slow that Embla would select by the position of the slide. */
async function expectFiftyToStay(move: Move): Promise<void> {
  await expectCurrent(0);
  const start = middle();
  for (const distance of [-50, 50]) {
    await move(start, beside(start, distance), SLOWLY);
    await settled();
    await expectCurrent(0);
  }
}

/** One pixel more, slow and fast: Embla alone would fall back from the slow one. */
async function expectFiftyOneToMove(move: Move): Promise<void> {
  await expectCurrent(0);
  const start = middle();
  for (const pace of [SLOWLY, QUICKLY]) {
    await move(start, beside(start, -51), pace);
    await expectCurrent(1);
    await move(start, beside(start, 51), pace);
    await expectCurrent(0);
  }
}

export const ShortSwipe: Story = {
  play: async ({ args }) => {
    await expectFiftyToStay(swipe);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

export const ShortMouseDrag: Story = {
  play: async ({ args }) => {
    await expectFiftyToStay(drag);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

export const LongSwipe: Story = {
  play: () => expectFiftyOneToMove(swipe),
};

export const LongMouseDrag: Story = {
  play: () => expectFiftyOneToMove(drag),
};

/** A click on a link in a slide is a click; the end of a drag over it is none. */
export const DragWithoutClick: Story = {
  play: async ({ userEvent }) => {
    await expectCurrent(0);
    const link = screen.getByRole("link", { name: "남향 위주의 배치 더 보기" });
    const clicked = fn<(event: Event) => void>((event) => event.preventDefault());
    link.addEventListener("click", clicked);
    const start = middleOf(link);
    await drag(start, beside(start, -80));
    await expectCurrent(1);
    await press("이전");
    await expectCurrent(0);
    await expect(clicked).not.toHaveBeenCalled();
    await userEvent.click(link);
    await expect(clicked).toHaveBeenCalledOnce();
  },
};

export const VerticalPan: Story = {
  play: async () => {
    await expectCurrent(0);
    await swipe(middle(), beside(middle(), -60, -200), { steps: 10 });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    await settled();
    await expectCurrent(0);
    window.scrollTo(0, 0);
  },
};

/** Advances automatically, past the last slide to the first. */
export const Autoplay: Story = {
  args: { autoPlay: INTERVAL, defaultIndex: 4 },
  play: async () => {
    await waitFor(() => expect(currentDot()).toBe(5), { timeout: 3 * INTERVAL });
    await waitFor(() => expect(currentDot()).toBe(0), { timeout: 3 * INTERVAL });
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
};

/** Waits long enough for two steps and expects none. */
async function expectRest(): Promise<void> {
  const before = currentDot();
  await new Promise((resolve) => setTimeout(resolve, 2.5 * INTERVAL));
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
    await new Promise((resolve) => setTimeout(resolve, 2.5 * INTERVAL));
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

/** The search for leaks records what Embla adds to the page. */
export const MemoryLeaks: Story = {
  play: async () => {
    await expectCurrent(0);
    await expectWatched(/ResizeObserver .*\/embla-carousel/, /keydown on document .*\/embla-carousel/);
  },
};
