import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { dusk } from "../../tests/pictures.ts";
import {
  allowMotion,
  beside,
  drag,
  doubleTap,
  dragFinger,
  middleOf,
  stopMotion,
  swipe,
  wheel,
  type Point,
} from "../../tests/device.ts";
import { expectClosed } from "../modal/modal.plays.ts";
import { Lightbox } from "./index.ts";
import { PhotoGallery } from "./lightbox.fixture.tsx";
import { DUSK, expectOpen, frame, open, PLAN, PORTRAIT, ROOM, shownView, tool } from "./lightbox.plays.ts";

const meta = {
  title: "Overlays/Lightbox/Input",
  component: Lightbox.Trigger,
  args: { value: "dusk", media: { source: dusk } },
  globals: { viewport: { value: "w768" } },
  // Real input of the browser needs the test runner.
  tags: ["!dev", "!autodocs", "gesture"],
  render: () => <PhotoGallery />,
} satisfies Meta<typeof Lightbox.Trigger>;

export default meta;
type Story = StoryObj<typeof meta>;

const moving = { beforeEach: allowMotion, afterEach: stopMotion } satisfies Partial<Story>;

/** Distance of a flick, in CSS pixels. */
const FLICK = 60;

const middle = (): Point => middleOf(frame());

/** Opens an image and returns its middle. */
async function opened(alt: string): Promise<Point> {
  await open(alt);
  return middle();
}

/** The wheel zooms about the pointer, the mouse drags, and a click beside the image closes. */
export const Pointer: Story = {
  tags: ["slow"],
  play: async () => {
    const at = await opened(DUSK);
    await wheel(beside(at, 100), { deltaY: -231 });
    await waitFor(() => expect(shownView().scale).toBe(2));
    await expect(shownView().x).toBeCloseTo(-100, -1);
    await drag(at, beside(at, 80));
    await waitFor(() => expect(shownView().x).toBeCloseTo(-20, -1));
    tool("축소").click();
    tool("축소").click();
    await waitFor(() => expect(shownView().scale).toBe(1));
    const above = { x: at.x, y: frame().getBoundingClientRect().top - 20 };
    await drag(above, above, { steps: 1 });
    await expectClosed();
  },
};

/** Swipes show one image after the other; at the last one in its direction it springs back. */
export const Swipe: Story = {
  ...moving,
  play: async () => {
    const at = await opened(DUSK);
    for (const next of [PORTRAIT, ROOM, PLAN]) {
      await swipe(beside(at, 150), beside(at, -150), { steps: 4 });
      await expectOpen(next);
    }
    for (const previous of [ROOM, PORTRAIT, DUSK]) {
      await swipe(beside(at, -150), beside(at, 150), { steps: 4 });
      await expectOpen(previous);
    }
    const release = await dragFinger(at, beside(at, 300), { steps: 4 });
    await waitFor(() => expect(shownView().x).toBeGreaterThan(60));
    await expect(shownView().x).toBeLessThan(120);
    await release();
    await expectOpen(DUSK);
  },
};

/** A flick is too short to turn the page or to close by its distance: its velocity does. */
export const Flick: Story = {
  tags: ["slow"],
  ...moving,
  play: async () => {
    const at = await opened(DUSK);
    await swipe(at, beside(at, -FLICK), { steps: 4 });
    await expectOpen(PORTRAIT);
    await swipe(at, beside(at, FLICK), { steps: 4 });
    await expectOpen(DUSK);
    await swipe(at, beside(at, 0, FLICK), { steps: 4, stepMs: 12 });
    await expectClosed();
  },
};

/** A double tap zooms in where it is, and out again. */
export const DoubleTap: Story = {
  tags: ["slow"],
  ...moving,
  play: async () => {
    const at = await opened(DUSK);
    await doubleTap(beside(at, 50));
    await waitFor(() => expect(shownView().scale).toBe(2.5));
    await expect(shownView().x).toBeCloseTo(-75, -1);
    await doubleTap(at);
    await waitFor(() => expect(shownView()).toEqual({ scale: 1, x: 0, y: 0 }));
  },
};

/** A drag down closes; a short one springs back. */
export const Dismiss: Story = {
  tags: ["slow"],
  ...moving,
  play: async () => {
    const at = await opened(DUSK);
    await swipe(at, beside(at, 0, 60), { steps: 3, stepMs: 120 });
    await expectOpen(DUSK);
    const release = await dragFinger(at, beside(at, 0, 300), { steps: 6 });
    await waitFor(() => expect(shownView().y).toBeGreaterThan(250));
    await release();
    await expectClosed();
  },
};
