import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StoryTheme } from "../../tests/StoryTheme.ts";
import { TokenSheet } from "../../tests/TokenSheet.tsx";
import { DanjiProvider } from "../provider/index.ts";
import { createTheme, EDGE_PAIRS, TEXT_PAIRS } from "./index.ts";

const meta = {
  title: "Tokens",
  component: TokenSheet,
} satisfies Meta<typeof TokenSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The theme that the toolbar has chosen. */
export const AllTokens: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^\d+\.\d : 1$/)).toHaveLength(TEXT_PAIRS.length + EDGE_PAIRS.length);
    await expect(canvas.queryByText(/needs/)).toBeNull();
  },
};

const PALE = createTheme({ color: { pine: "#8fb8a8" } });

/** A theme that must not be shown: the page says what is too hard to see. */
export const TooPale: Story = {
  // axe measures all of the page but the words on the swatches that the page itself names as too pale: they are there to
  // be seen as such. No other story leaves anything out.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", selector: "*:not([data-too-pale])" }] } } },
  decorators: [
    (Story) => (
      <StoryTheme value={PALE}>
        <DanjiProvider theme={PALE}>
          <Story />
        </DanjiProvider>
      </StoryTheme>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("#8fb8a8")).toBeVisible();
    await expect(canvas.getByText("pine on ivory").nextElementSibling).toHaveTextContent(/needs 4\.5$/);
    const left = document.querySelectorAll("[data-too-pale]").length;
    await expect(canvas.getAllByText(/needs 4\.5$/), "axe leaves out what is named, and nothing else").toHaveLength(
      left,
    );
    await expect(left).toBeLessThan(TEXT_PAIRS.length / 2);
  },
};
