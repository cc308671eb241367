import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { Button } from "../button/index.ts";
import { Stack, STACK_ALIGNMENTS, STACK_DIRECTIONS } from "./index.ts";

const meta = {
  title: "Layout/Stack",
  component: Stack,
  args: {
    children: (
      <>
        <p>견본 단지의 방문예약은 하루 전까지 받습니다.</p>
        <Button>방문예약 신청</Button>
      </>
    ),
  },
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
    const middles = rows.map(({ first, second }) => first.top + first.height / 2 - second.top - second.height / 2);
    await expect(middles[STACK_ALIGNMENTS.indexOf("center")]).toBeCloseTo(0);
    const ends = rows.map(({ first, second }) => first.bottom - second.bottom);
    await expect(ends[STACK_ALIGNMENTS.indexOf("end")]).toBeCloseTo(0);
    await expect(ends[STACK_ALIGNMENTS.indexOf("start")]).toBeCloseTo(8);
  },
};

/** A row that has no room goes on below, at the same distance. */
export const WrappingRow: Story = {
  tags: ["!dev"],
  args: {
    direction: "row",
    gap: 2,
    style: { width: "10rem" },
    children: (
      <>
        <Button>84A 타입</Button>
        <Button>84B 타입</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect());
    await expect(second?.top).toBeCloseTo((first?.bottom ?? 0) + 8);
    await expect(second?.left).toBe(first?.left);
  },
};
