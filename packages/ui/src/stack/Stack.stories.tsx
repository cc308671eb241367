import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StackExample } from "../../tests/examples/Stack.tsx";
import { exampleOf, framed, SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { Button } from "../button/index.ts";
import { Stack, STACK_ALIGNMENTS, STACK_DIRECTIONS } from "./index.ts";

const meta = {
  title: "Layout/Stack · 간격, 여백, flex, gap, spacing",
  id: "layout-stack",
  component: Stack,
  ...exampleOf(Stack, StackExample),
  decorators: [framed],
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const above = canvas.getByText(/하루 전까지/).getBoundingClientRect().bottom;
    const below = canvas.getByRole("button").getBoundingClientRect().top;
    await expect(below - above).toBeCloseTo(16);
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      {STACK_DIRECTIONS.map((direction) => (
        <SpecimenRow key={direction} name={direction}>
          {STACK_ALIGNMENTS.map((align) => (
            <Stack key={align} direction={direction} align={align} gap={2}>
              <Button variant="secondary">{align}</Button>
              <Button variant="secondary" size="small">
                84A
              </Button>
            </Stack>
          ))}
        </SpecimenRow>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const seconds = canvas.getAllByRole("button", { name: "84A" });
    const pairs = seconds.map((second) => ({
      first: second.previousElementSibling?.getBoundingClientRect() ?? new DOMRect(),
      second: second.getBoundingClientRect(),
    }));
    await expect(pairs).toHaveLength(STACK_DIRECTIONS.length * STACK_ALIGNMENTS.length);
    const columns = pairs.slice(0, STACK_ALIGNMENTS.length);
    const rows = pairs.slice(STACK_ALIGNMENTS.length);
    for (const { first, second } of columns) await expect(second.top - first.bottom).toBeCloseTo(8);
    for (const { first, second } of rows) await expect(second.left - first.right).toBeCloseTo(8);
  },
};
