import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TokenSheet } from "../../tests/TokenSheet.tsx";
import { TEXT_PAIRS } from "./index.ts";

const meta = {
  title: "Tokens",
  component: TokenSheet,
} satisfies Meta<typeof TokenSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllTokens: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\d+\.\d : 1$/)).toHaveLength(TEXT_PAIRS.length);
  },
};
