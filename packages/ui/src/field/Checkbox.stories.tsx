import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { Checkbox } from "./index.ts";

const meta = {
  title: "Primitives/Checkbox",
  component: Checkbox,
  args: {
    label: "분양 소식을 문자로 받겠습니다. (선택)",
    name: "marketing",
    hint: "동의하지 않으셔도 등록하실 수 있습니다.",
  },
  decorators: [framed],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "분양 소식을 문자로 받겠습니다. (선택)" });
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("분양 소식을 문자로 받겠습니다. (선택)"));
    await expect(box).not.toBeChecked();
  },
};
