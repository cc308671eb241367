import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { Grid } from "./index.ts";

const TYPES = ["59A", "59B", "84A", "84B"];

const Types = () => TYPES.map((type) => <p key={type}>{`${type} 타입`}</p>);

const meta = {
  title: "Layout/Grid",
  component: Grid,
  args: { children: <Types /> },
  decorators: [framed],
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const above = canvas.getByText("59A 타입").getBoundingClientRect().bottom;
    await expect(canvas.getByText("59B 타입").getBoundingClientRect().top - above).toBeCloseTo(24);
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow wide name="min">
        <Grid min="6rem">
          <Types />
        </Grid>
      </SpecimenRow>
      <SpecimenRow wide name="columns">
        <Grid columns={2} gap="wide" rowGap={2}>
          <Types />
        </Grid>
      </SpecimenRow>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/타입$/).map((text) => text.getBoundingClientRect().top);
    await expect(second, "columns that have room stand in one row").toBe(first);
  },
};
