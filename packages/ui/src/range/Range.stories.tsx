import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { documentOf, WithoutScripts } from "../../tests/WithoutScripts.tsx";
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
  title: "Forms/Range",
  component: Range,
  args: { ...hours, onValueChange: fn() },
  decorators: [framed],
} satisfies Meta<typeof Range>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: "시각" });
    await expect(slider).toHaveAttribute("aria-valuetext", "12:00");
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow name="plain · with spans and marks">
        <Range label="층" min={1} max={29} defaultValue={15} format={(floor) => `${floor}층`} />
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

export const Keyboard: Story = {
  tags: ["!dev"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const slider = canvas.getByRole<HTMLInputElement>("slider");
    await expect(slider).toHaveFocus();
    // The simulated keyboard does not move sliders; the browser's does, and reports it like this.
    await fireEvent.change(slider, { target: { value: "730" } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(730);
    await expect(slider).toHaveAttribute("aria-valuetext", "12:10");
    await expect(canvas.getByText("12:10")).toBeVisible();
  },
};

export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("시각"));
    const slider = canvas.getByRole<HTMLInputElement>("slider");
    await expect(slider).toHaveFocus();
    await fireEvent.change(slider, { target: { value: "600" } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(600);
  },
};

const WITHOUT_SCRIPTS = "스크립트 없이 본 화면";

/** The slider moves as the browser's own; its words stay as they were served. */
export const NoJavaScript: Story = {
  tags: ["!dev"],
  parameters: { framed: false },
  render: (args) => (
    <WithoutScripts title={WITHOUT_SCRIPTS}>
      <Range {...args} />
    </WithoutScripts>
  ),
  play: async ({ canvas }) => {
    const page = await waitFor(() => within(documentOf(canvas.getByTitle(WITHOUT_SCRIPTS)).body));
    await expect(page.getByRole("slider", { name: "시각" })).toBeVisible();
  },
};
