import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { allowMotion, beside, drag, middleOf, point, stopMotion, swipe } from "../../tests/device.ts";
import { Slider } from "./index.ts";
import { ASIDE, expectCurrent, middle, press, ReasonsOnPage } from "./slider.fixture.tsx";

const meta = {
  title: "Media/Slider/Input",
  component: Slider.Root,
  args: { "aria-label": "프리미엄", children: null },
  globals: { viewport: { value: "w360" } },
  // They press and drag with the browser's own mouse and fingers, which only the test runner has.
  tags: ["!dev", "!autodocs", "gesture"],
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

/** Distances that move and that do not, slow and fast. */
export const Pointer: Story = {
  tags: ["slow"],
  play: async () => {
    await expectCurrent(0);
    const start = middle();
    // Up to 50px, as fast as a flick and slowly: Embla alone would move by the velocity, and by the place of the slide.
    for (const [distance, stepMs] of [
      [-50, 8],
      [50, 90],
    ] as const) {
      await swipe(start, beside(start, distance), { steps: 4, stepMs });
      await settled();
      await expectCurrent(0);
    }
    // Slow, and little more than 50px: Embla alone would fall back.
    await swipe(start, beside(start, -51), { steps: 8, stepMs: 90 });
    await expectCurrent(1);
    await swipe(start, beside(start, 51));
    await expectCurrent(0);
    // Long and fast: one slide all the same, around the ends.
    await swipe(start, beside(start, 160), { steps: 4, stepMs: 8 });
    await expectCurrent(5);
    await swipe(start, beside(start, -160), { steps: 4, stepMs: 8 });
    await expectCurrent(0);
  },
};

/** A click on a link in a slide is a click; the end of a drag over it is none. */
export const DragWithoutClick: Story = {
  tags: ["slow"],
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
  tags: ["slow"],
  play: async () => {
    await expectCurrent(0);
    await swipe(middle(), beside(middle(), -60, -200), { steps: 10 });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    await settled();
    await expectCurrent(0);
    window.scrollTo(0, 0);
  },
};
