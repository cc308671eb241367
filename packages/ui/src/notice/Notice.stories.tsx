import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { NoticeExample } from "../../tests/examples/Notice.tsx";
import { anatomyOf } from "../../tests/anatomy.tsx";
import { exampleOf, framed } from "../../tests/Specimens.tsx";
import { Notice } from "./index.ts";

const meta = {
  title: "Data/Notice · 유의사항, 토스트, remarks, alert",
  id: "data-notice",
  component: Notice.Root,
  ...exampleOf(Notice.Root, NoticeExample),
  decorators: [framed],
} satisfies Meta<typeof Notice.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "유의사항" })).toBeVisible();
    const [remark] = canvas.getAllByRole("listitem");
    await expect(remark).toHaveTextContent(/^이미지는 소비자의 이해를 돕기 위한 것/);
  },
};

export const Anatomy: Story = { tags: ["!dev"], ...anatomyOf({ Notice }, NoticeExample) };

export const AllStates: Story = {
  render: (list) => (
    <>
      <Notice.Root {...list} />
      <br />
      <Notice.Root aria-label="모집공고 유의사항">
        <Notice.Item>반드시 입주자모집공고를 확인하시기 바랍니다.</Notice.Item>
      </Notice.Root>
    </>
  ),
  play: async ({ canvas }) => {
    const [several, one] = canvas.getAllByRole("list").map((list) => within(list).getAllByRole("listitem"));
    await expect([several?.length, one?.length]).toEqual([2, 1]);
    const [first, second] = (several ?? []).map((remark) => remark.getBoundingClientRect());
    await expect(second?.top, "each on its own line").toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(second?.left).toBe(first?.left);
  },
};
