import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SelectExample } from "../../tests/examples/Select.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { Select } from "./index.ts";

const meta = {
  title: "Forms/Select · 선택, dropdown",
  id: "forms-select",
  component: Select,
  ...exampleOf(Select, SelectExample),
  decorators: [framed],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "자녀 수" })).toHaveAccessibleDescription("태아는 빼고 셉니다.");
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: ({ children: options }) => (
    <Specimens>
      <SpecimenRow name="plain · selected · required">
        <Select label="자녀 수" name="plain" hint="태아는 빼고 셉니다.">
          {options}
        </Select>
        <Select label="자녀 수" name="selected" defaultValue="2명">
          {options}
        </Select>
        <Select label="자녀 수" name="required" required>
          {options}
        </Select>
      </SpecimenRow>
      <SpecimenRow name="wrong · disabled">
        <Select label="자녀 수" name="wrong" error="자녀 수를 선택해 주세요.">
          {options}
        </Select>
        <Select label="자녀 수" name="disabled" disabled>
          {options}
        </Select>
      </SpecimenRow>
      <StateRows>
        {(state) => (
          <Select label="자녀 수" name={state} defaultValue="3명">
            {options}
          </Select>
        )}
      </StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const [plain, selected, required, wrong, disabled] = canvas.getAllByRole("combobox", { name: "자녀 수" });
    await expect(plain).toHaveValue("0명");
    await expect(selected).toHaveValue("2명");
    await expect(required).toBeRequired();
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription("자녀 수를 선택해 주세요.");
    await expect(disabled).toBeDisabled();
  },
};
