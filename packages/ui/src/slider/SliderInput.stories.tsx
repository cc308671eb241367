import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { allowMotion, beside, drag, middleOf, point, stopMotion, swipe, type Pace } from "../../tests/device.ts";
import { expectWatched } from "../../tests/watched.ts";
import { Slider } from "./index.ts";
import { ReasonsOnPage } from "./slider.fixture.tsx";
import { ASIDE, expectCurrent, middle, press } from "./slider.plays.ts";

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
  render: ReasonsOnPage,
} satisfies Meta<typeof Slider.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** The search for leaks records what Embla adds to the page. */
export const MemoryLeaks: Story = {
  play: async () => {
    await expectCurrent(0);
    await expectWatched(/ResizeObserver .*\/embla-carousel/, /keydown on document .*\/embla-carousel/);
  },
};
