import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DateFieldExample } from "../../tests/examples/DateField.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { DateField } from "./index.ts";

const meta = {
  title: "Forms/DateField · 날짜, 달력, date picker, datepicker, calendar",
  id: "forms-datefield",
  component: DateField,
  ...exampleOf(DateField, DateFieldExample),
  decorators: [framed],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("방문 희망일")).toHaveAccessibleDescription("선택 사항입니다.");
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow name="empty · filled · required">
        <DateField label="방문 희망일" name="visitDate" hint="선택 사항입니다." />
        <DateField label="방문 희망일" name="filled" defaultValue="2026-12-05" />
        <DateField label="방문 희망일" name="required" required />
      </SpecimenRow>
      <SpecimenRow name="wrong · disabled">
        <DateField label="방문 희망일" name="past" defaultValue="2020-01-01" error="지난 날짜입니다." />
        <DateField label="방문 희망일" name="fixed" defaultValue="2026-12-05" disabled />
      </SpecimenRow>
      <StateRows>
        {(state) => (
          <>
            <DateField label="방문 희망일" name={`${state} filled`} defaultValue="2026-12-05" />
            <DateField label="방문 희망일" name={`${state} past`} defaultValue="2020-01-01" error="지난 날짜입니다." />
          </>
        )}
      </StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const [empty, filled, required, past, fixed] = canvas.getAllByLabelText("방문 희망일");
    await expect([empty, filled].map((date) => date?.getAttribute("value"))).toEqual([null, "2026-12-05"]);
    await expect(required).toBeRequired();
    await expect(past).toBeInvalid();
    await expect(past).toHaveAccessibleDescription("지난 날짜입니다.");
    await expect(fixed).toBeDisabled();
  },
};
