import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { GridExample } from "../../tests/examples/Grid.tsx";
import { exampleOf, framed, SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { Grid } from "./index.ts";

const meta = {
  title: "Layout/Grid · 격자, 반응형, columns",
  id: "layout-grid",
  component: Grid,
  ...exampleOf(Grid, GridExample),
  decorators: [framed],
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/^59/).map((text) => text.getBoundingClientRect());
    await expect(second?.top, "they stand in one row").toBe(first?.top);
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(24);
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: (grid) => (
    <Specimens>
      <SpecimenRow wide name="min">
        <Grid {...grid} min="6rem" />
      </SpecimenRow>
      <SpecimenRow wide name="columns">
        <Grid {...grid} columns={2} gap="wide" rowGap={2} />
      </SpecimenRow>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/타입$/).map((text) => text.getBoundingClientRect().top);
    await expect(second, "columns that have room stand in one row").toBe(first);
  },
};
