import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SplitExample } from "../../tests/examples/Split.tsx";
import { exampleOf } from "../../tests/Specimens.tsx";
import { Split, SPLIT_COMPOSITIONS, SPLIT_SIDES } from "./index.ts";

const meta = {
  title: "Layout/Split · 사진과 글, media object",
  id: "layout-split",
  component: Split,
  ...exampleOf(Split, SplitExample),
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Split>;

/** Width in px up to which media stands above the words. */
const MOBILE_WIDTH = 900;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole("img").getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    await expect([left, width]).toEqual([0, window.innerWidth > MOBILE_WIDTH ? clientWidth / 2 : clientWidth]);
  },
};

export const OnAPhone: Story = { ...Default, tags: ["!dev"], globals: { viewport: { value: "w360" } } };

export const AllStates: Story = {
  render: (split) => (
    <>
      {SPLIT_COMPOSITIONS.flatMap((composition) =>
        SPLIT_SIDES.map((side) => (
          <Split
            {...split}
            key={`${composition} ${side}`}
            composition={composition}
            side={side}
            share={40}
            style={{ minHeight: "20rem" }}
          />
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole("img").map((image) => image.getBoundingClientRect().left);
    const [start = 0, end = 0, top = 0, ...inset] = lefts;
    await expect(top).toBe(start);
    await expect(end > start, "beside each other in a wide window alone").toBe(window.innerWidth > MOBILE_WIDTH);
    await expect(Math.min(...inset), "inset keeps off the window's edge").toBeGreaterThan(0);
  },
};
