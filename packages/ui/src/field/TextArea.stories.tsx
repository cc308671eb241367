import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { TextArea } from "./index.ts";

const meta = {
  title: "Primitives/TextArea",
  component: TextArea,
  args: { label: "문의내용", name: "message", maxCount: 2000 },
  decorators: [framed],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CountsButNeverCuts: Story = {
  args: { maxCount: 12 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText("문의내용");
    await expect(area).toHaveAccessibleDescription("0 / 12자");
    await userEvent.type(area, "잔여세대 👍");
    await expect(area).toHaveAccessibleDescription("6 / 12자");
    await expect(canvas.getByText("입력할 수 있는 글자가 10자 이하로 남았습니다.")).toBeInTheDocument();
    await userEvent.type(area, "가 궁금합니다.");
    await expect(area).toHaveValue("잔여세대 👍가 궁금합니다.");
    await expect(canvas.getByText("최대 12자를 넘었습니다.")).toBeInTheDocument();
  },
};
