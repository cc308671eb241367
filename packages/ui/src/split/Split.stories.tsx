import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { garden } from "../../tests/pictures.ts";
import { Picture } from "../picture/index.ts";
import { Split, SPLIT_COMPOSITIONS, SPLIT_SIDES } from "./index.ts";

const meta = {
  title: "Layout/Split",
  component: Split,
  args: {
    media: <Picture source={garden} sizes="50vw" fill priority />,
    children: (
      <div>
        <h2>나무 사이로 걷는 산책로</h2>
        <p>견본 단지의 길은 차와 만나지 않습니다.</p>
      </div>
    ),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Split>;

/** Width in px up to which media stands above the words. */
const MOBILE_WIDTH = 900;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { style: { minHeight: "30rem" } },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole("img").getBoundingClientRect();
    await expect([left, width]).toEqual([0, document.documentElement.clientWidth / 2]);
  },
};

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
