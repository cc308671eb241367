import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BarChartExample } from "../../tests/examples/BarChart.tsx";
import { exampleOf, framed, SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { BarChart } from "./index.ts";

const meta = {
  title: "Data/BarChart · 막대 그래프, graph",
  id: "data-barchart",
  component: BarChart,
  ...exampleOf(BarChart, BarChartExample),
  decorators: [framed],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: "2027년 2월 15만원 13,500만원" });
    await expect(row).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "2027년 2월" })).toBeVisible();
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: (props) => (
    <Specimens>
      <SpecimenRow name="two series" wide>
        <BarChart {...props} />
      </SpecimenRow>
      <SpecimenRow name="one series" wide>
        <BarChart
          {...props}
          series={["자기 자금"]}
          rows={props.rows.map(({ name, values }) => ({ name, values: values.slice(0, 1) }))}
        />
      </SpecimenRow>
      <SpecimenRow name="nothing to show" wide>
        <BarChart {...props} rows={[{ name: "2027년 1월", values: [0, 0] }]} />
      </SpecimenRow>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const [both] = canvas.getAllByRole("table", { name: "달마다 내는 금액" });
    const bars = [...(both?.querySelectorAll("tbody th span[aria-hidden] > *") ?? [])].map(
      (part) => part.getBoundingClientRect().width,
    );
    const [, , own = 0, loan = 0] = bars;
    await expect(Math.max(...bars)).toBe(bars.at(-1));
    await expect(loan).toBeGreaterThan(own);
  },
};
