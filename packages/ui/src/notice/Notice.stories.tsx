import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { Notice } from "./index.ts";

const REMARKS = [
  "이미지는 소비자의 이해를 돕기 위한 것으로 실제와 다를 수 있습니다.",
  "조경과 부대시설의 위치는 시공 과정에서 바뀔 수 있으며, 지상 출입구 주변에 환기구와 그릴이 놓일 수 있습니다.",
] as const;

const meta = {
  title: "Data/Notice",
  component: Notice.Root,
  args: {
    label: "유의사항",
    children: REMARKS.map((remark) => <Notice.Item key={remark}>{remark}</Notice.Item>),
  },
  decorators: [framed],
} satisfies Meta<typeof Notice.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "유의사항" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([...REMARKS]);
  },
};

export const AllStates: Story = {
  render: (notice) => (
    <>
      <Notice.Root {...notice} />
      <br />
      <Notice.Root label="모집공고 유의사항">
        <Notice.Item>반드시 입주자모집공고를 확인하시기 바랍니다.</Notice.Item>
      </Notice.Root>
    </>
  ),
  play: async ({ canvas }) => {
    const [several, one] = canvas.getAllByRole("list").map((list) => within(list).getAllByRole("listitem"));
    await expect([several?.length, one?.length]).toEqual([REMARKS.length, 1]);
    const [first, second] = (several ?? []).map((remark) => remark.getBoundingClientRect());
    await expect(second?.top, "each on its own line").toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(second?.left).toBe(first?.left);
  },
};
