import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { allowMotion, beside, drag, middleOf, pinch, stopMotion, swipe, wheel } from "../../tests/device.ts";
import { UnitViewer } from "./index.ts";
import { PlanViewer, TYPES } from "./unit-viewer.fixture.tsx";
import { button, sheetView } from "./unit-viewer.plays.ts";

const meta = {
  title: "Media/UnitViewer/Input",
  component: UnitViewer.Root,
  args: { types: TYPES, children: null },
  globals: { viewport: { value: "w768" } },
  // Real input of the browser needs the test runner.
  tags: ["!dev", "!autodocs", "gesture"],
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: "instant" });
  },
  render: ({ types: _types, children: _children, ...root }) => (
    <main style={{ minHeight: "250vh" }}>
      <PlanViewer {...root} />
    </main>
  ),
} satisfies Meta<typeof UnitViewer.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

const stage = () => screen.getByTestId("stage");
const middle = () => middleOf(stage());

/** Control and the wheel enlarge what is under the pointer; the wheel alone scrolls the page. */
export const Pointer: Story = {
  play: async () => {
    const { width, height } = stage().getBoundingClientRect();
    await wheel(beside(middle(), width / 4, height / 4), { deltaY: -231, ctrlKey: true });
    await waitFor(() => expect(sheetView().scale).toBeGreaterThan(1.5));
    const { scale, x, y } = sheetView();
    await expect(x).toBeCloseTo((1 - scale) / 4, 1);
    await expect(y).toBeCloseTo((1 - scale) / 4, 1);
    await expect(window.scrollY).toBe(0);

    await wheel(middle(), { deltaY: 120 });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    await expect(sheetView().scale).toBe(scale);
  },
};

/** The mouse drags an enlarged drawing, also outside of the stage, and no further than its edge. */
export const Drag: Story = {
  tags: ["slow"],
  play: async () => {
    const { width } = stage().getBoundingClientRect();
    await drag(middle(), beside(middle(), 100, 0));
    await expect(sheetView()).toEqual({ scale: 1, x: 0, y: 0 });

    button("확대").click();
    await waitFor(() => expect(sheetView().scale).toBe(1.5));
    await drag(middle(), beside(middle(), width / 10, 0));
    await waitFor(() => expect(sheetView().x).toBeCloseTo(0.1, 1));
    await drag(middle(), beside(middle(), -width / 2 - 20, 0));
    await waitFor(() => expect(sheetView().x).toBe(-0.25));
    await expect(document.getSelection()?.toString()).toBe("");
  },
};

/** Two fingers enlarge and reduce; one moves an enlarged drawing, and scrolls the page over one that is not. */
export const Fingers: Story = {
  play: async () => {
    const scrollEnd = new Promise((resolve) => document.addEventListener("scrollend", resolve, { once: true }));
    await swipe(beside(middle(), 0, 100), beside(middle(), 0, -100), { steps: 10 });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    await expect(sheetView().scale).toBe(1);
    await scrollEnd;
    window.scrollTo({ top: 0, behavior: "instant" });

    await pinch(middle(), 100, 220);
    await waitFor(() => expect(sheetView().scale).toBeCloseTo(2.2, 1));
    const { width } = stage().getBoundingClientRect();
    await swipe(middle(), beside(middle(), width / 5, 0));
    await waitFor(() => expect(sheetView().x).toBeCloseTo(0.2, 1));
    await pinch(middle(), 220, 60);
    await waitFor(() => expect(sheetView()).toEqual({ scale: 1, x: 0, y: 0 }));
    await expect(window.scrollY).toBe(0);
  },
};

/** Distance of a flick, in CSS pixels. */
const FLICK = 60;

/** Lets things move, with the animations at hand that load when the stage is entered. */
const moving = {
  beforeEach: async () => {
    await allowMotion();
    await import("../motion/glide.ts");
  },
  afterEach: stopMotion,
} satisfies Partial<Story>;

/** Enlarges twice, and waits for the spring. */
async function enlarge(): Promise<void> {
  await swipe(middle(), middle());
  button("확대").click();
  button("확대").click();
  await waitFor(() => expect(sheetView()).toEqual({ scale: 2.25, x: 0, y: 0 }));
}

/** A flicked drawing runs on after the finger has left it. */
export const Fling: Story = {
  tags: ["slow"],
  ...moving,
  play: async () => {
    await enlarge();
    const { width } = stage().getBoundingClientRect();
    await swipe(middle(), beside(middle(), FLICK), { steps: 4 });
    await waitFor(() => expect(sheetView().x).toBeGreaterThan(FLICK / width + 0.03));
  },
};
