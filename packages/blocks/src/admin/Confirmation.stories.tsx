import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { LONG_TEXT } from "../../tests/story-meta.tsx";
import { Confirmation } from "./Confirmation.tsx";

export default {
  title: "Sections/Admin/Confirmation",
  component: Confirmation,
  args: {
    open: true,
    title: "글을 삭제할까요?",
    description: "삭제한 글은 되돌릴 수 없습니다.",
    children: <p>견본주택 개관 첫 주말, 방문객 발길 이어져</p>,
    action: "삭제",
    pendingLabel: "삭제 중...",
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("alertdialog")).toBeVisible());
  },
} satisfies Meta<typeof Confirmation>;

type Story = StoryObj<typeof Confirmation>;

export const Default = {};

export const LongText: Story = {
  ...LONG_TEXT,
  args: { children: <p>{"견본주택 개관 첫 주말, 방문객 발길 이어져 ".repeat(8)}</p> },
};

export const Pending: Story = { args: { busy: true } };
export const Error: Story = { args: { failure: "서버에 연결하지 못했습니다. 인터넷 연결을 확인해 주세요." } };
