import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { RangeExample } from "../../tests/examples/Range.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { unscripted, unscriptedBody } from "../../tests/WithoutScripts.tsx";
import { Range } from "./index.ts";

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const hours = { label: "시각", min: 360, max: 1200, step: 10, defaultValue: 720, format: clock };
const spans = [
  { from: 540, to: 690 },
  { from: 780, to: 960 },
];
const marks = [
  { value: 360, label: "6시" },
  { value: 720, label: "12시" },
  { value: 1080, label: "18시" },
];

const meta = {
  title: "Forms/Range · 범위",
  id: "forms-range",
  component: Range,
  ...exampleOf(Range, RangeExample, { onValueChange: fn() }),
  decorators: [framed],
} satisfies Meta<typeof Range>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "층" });
    await expect(slider).toHaveAttribute("aria-valuetext", "15층");
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: (floors) => (
    <Specimens>
      <SpecimenRow name="plain · with spans and marks">
        <Range {...floors} />
        <Range {...hours} spans={spans} marks={marks} />
      </SpecimenRow>
      <SpecimenRow name="at its bounds · disabled">
        <Range {...hours} defaultValue={360} marks={marks} />
        <Range {...hours} defaultValue={1200} marks={marks} />
        <Range {...hours} disabled />
      </SpecimenRow>
      <StateRows states={["hover", "focus"]}>{() => <Range {...hours} />}</StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const sliders = canvas.getAllByRole<HTMLInputElement>("slider");
    await expect(sliders.map((slider) => slider.getAttribute("aria-valuetext"))).toEqual([
      "15층",
      "12:00",
      "06:00",
      "20:00",
      "12:00",
      "12:00",
      "12:00",
    ]);
    await expect(sliders.filter((slider) => slider.disabled)).toHaveLength(1);
  },
};

/** The slider moves as the browser's own; its words stay as they were served. */
export const NoJavaScript: Story = {
  tags: ["!dev", "slow"],
  ...unscripted,
  play: async () => {
    const page = within(await unscriptedBody());
    await expect(page.getByRole("slider", { name: "층" })).toBeVisible();
  },
};
