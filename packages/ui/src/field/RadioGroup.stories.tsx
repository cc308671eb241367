import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RadioGroupExample } from "../../tests/examples/RadioGroup.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { RadioGroup } from "./index.ts";

const label = "혼인하신 적이 있나요?";

const meta = {
  title: "Forms/RadioGroup · 라디오, radio button",
  id: "forms-radiogroup",
  component: RadioGroup,
  ...exampleOf(RadioGroup, RadioGroupExample, { onValueChange: fn() }),
  decorators: [framed],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup", { name: label });
    await expect(group).toHaveAccessibleDescription("혼인신고를 기준으로 합니다.");
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: ({ options }) => (
    <Specimens>
      <SpecimenRow name="plain · selected · with a hint">
        <RadioGroup label={label} name="plain" options={options} />
        <RadioGroup label={label} name="selected" options={options} defaultValue="married" />
        <RadioGroup label={label} name="hinted" options={options} hint="혼인신고를 기준으로 합니다." />
      </SpecimenRow>
      <SpecimenRow name="required · wrong · disabled">
        <RadioGroup label={label} name="required" options={options} required />
        <RadioGroup label={label} name="wrong" options={options} required error="하나를 선택해 주세요." />
        <RadioGroup
          label={label}
          name="disabled"
          options={options.map((option) => ({ ...option, disabled: true }))}
          defaultValue="never"
        />
      </SpecimenRow>
      <StateRows states={["focus"]}>
        {(state) => <RadioGroup label={label} name={state} options={options} defaultValue="married" />}
      </StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const [plain, selected, hinted, required, wrong] = canvas.getAllByRole("radiogroup", { name: label });
    await expect(plain?.querySelector(":checked")).toBeNull();
    await expect(selected?.querySelector(":checked")).toHaveAttribute("value", "married");
    await expect(hinted).toHaveAccessibleDescription("혼인신고를 기준으로 합니다.");
    await expect(required).toHaveAttribute("aria-required", "true");
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
    await expect(wrong).toHaveAccessibleDescription("하나를 선택해 주세요.");
  },
};
