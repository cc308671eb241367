import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BottomBarExample } from "../../tests/examples/BottomBar.tsx";
import { exampleOf, FORCED_STATES, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { BottomBar } from "./index.ts";

const meta = {
  title: "Navigation/BottomBar · 하단 바, sticky actions",
  id: "navigation-bottombar",
  component: BottomBar.Root,
  ...exampleOf(BottomBar.Root, BottomBarExample),
  parameters: { docs: { story: { inline: false, height: "24rem" } } },
  globals: { viewport: { value: "w360" } },
} satisfies Meta<typeof BottomBar.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("region", { name: "상담 바로가기" });
    const { bottom, width } = bar.getBoundingClientRect();
    await expect([bottom, width]).toEqual([window.innerHeight, document.documentElement.clientWidth]);
    window.scrollTo(0, 200);
    await expect(bar.getBoundingClientRect().bottom).toBe(window.innerHeight);
    window.scrollTo(0, 0);
  },
};

export const AllStates: Story = {
  render: (bar) => (
    <>
      <Specimens>
        <StateRows wide states={FORCED_STATES}>
          {(state) => <BottomBar.Root {...bar} label={state} style={{ position: "static" }} />}
        </StateRows>
      </Specimens>
      <BottomBar.Root {...bar} />
    </>
  ),
  play: async ({ canvas }) => {
    const narrow = matchMedia("(max-width: 900px)").matches;
    await expect(canvas.queryAllByRole("region")).toHaveLength(narrow ? 1 + FORCED_STATES.length : 0);
    const actions = ["방문예약", "전화상담"].map((name) => canvas.getAllByText(name).at(-1) ?? document.body);
    const [left, right] = actions.map((action) => action.getBoundingClientRect());
    await expect(left?.width, "both take half of the width").toBe(right?.width);
  },
};

/** 901px is not narrow any more. */
export const WideScreen: Story = {
  tags: ["!dev"],
  globals: { viewport: { value: "w901" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: "상담 바로가기" })).toBeNull();
  },
};
