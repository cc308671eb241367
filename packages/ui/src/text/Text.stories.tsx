import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextExample } from "../../tests/examples/Text.tsx";
import { exampleOf, framed, SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { Text, TEXT_VARIANTS } from "./index.ts";

const meta = {
  title: "Layout/Text · 글, 글꼴, font, typography",
  id: "layout-text",
  component: Text,
  ...exampleOf(Text, TextExample),
  decorators: [framed],
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/하루 전까지/).tagName).toBe("P");
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: (text) => (
    <Specimens>
      {TEXT_VARIANTS.map((variant) => (
        <SpecimenRow key={variant} name={variant}>
          <Text {...text} variant={variant} />
        </SpecimenRow>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByText(/하루 전까지/).map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    await expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  },
};
