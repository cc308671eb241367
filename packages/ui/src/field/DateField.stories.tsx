import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { DateField } from "./index.ts";

const meta = {
  title: "Primitives/DateField",
  component: DateField,
  args: { label: "방문 희망일", name: "visitDate", hint: "선택 사항입니다.", min: "2026-01-01" },
  decorators: [framed],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TakesADate: Story = {
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByLabelText("방문 희망일");
    await userEvent.type(date, "2026-12-05");
    await expect(date).toHaveValue("2026-12-05");
    await expect(date).toBeValid();
  },
};
