import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextFieldExample } from "../../tests/examples/TextField.tsx";
import { exampleOf, framed, SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { TextField } from "./index.ts";

const meta = {
  title: "Forms/TextField · 입력, input, phone, email",
  id: "forms-textfield",
  component: TextField,
  ...exampleOf(TextField, TextFieldExample),
  decorators: [framed],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "이름" })).toBeRequired();
  },
};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow name="filled · with a hint · with a placeholder">
        <TextField label="이름" name="name" required defaultValue="김단지" />
        <TextField label="연락처" name="phone" type="tel" required hint="예: 01012345678 또는 010-1234-5678" />
        <TextField label="생년월일" name="birthdate" required placeholder="예: 900101" />
      </SpecimenRow>
      <SpecimenRow name="wrong · disabled">
        <TextField
          label="연락처"
          name="wrong"
          required
          defaultValue="1234"
          hint="예: 01012345678 또는 010-1234-5678"
          error="연락처를 확인해 주세요."
        />
        <TextField label="이메일" name="email" type="email" disabled defaultValue="admin@example.com" />
      </SpecimenRow>
      <StateRows>
        {(state) => (
          <>
            <TextField label="이름" name={`${state} filled`} defaultValue="김단지" />
            <TextField label="연락처" name={`${state} wrong`} defaultValue="1234" error="연락처를 확인해 주세요." />
          </>
        )}
      </StateRows>
    </Specimens>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole<HTMLInputElement>("textbox").slice(0, 5);
    await expect(fields.map(({ value }) => value)).toEqual(["김단지", "", "", "1234", "admin@example.com"]);
    const [, hinted, , wrong, disabled] = fields;
    await expect(hinted).toHaveAccessibleDescription("예: 01012345678 또는 010-1234-5678");
    await expect(fields.filter(({ ariaInvalid }) => ariaInvalid === "true")).toEqual([wrong]);
    await expect(wrong).toHaveAccessibleDescription("연락처를 확인해 주세요. 예: 01012345678 또는 010-1234-5678");
    await expect(fields.filter((field) => field.disabled)).toEqual([disabled]);
    await expect(disabled).not.toBeRequired();
    const wrongInAllStates = canvas.getAllByRole("textbox").filter(({ ariaInvalid }) => ariaInvalid === "true");
    const edges = new Set(wrongInAllStates.map((field) => getComputedStyle(field).borderColor));
    await expect([wrongInAllStates.length, edges.size]).toEqual([3, 1]);
  },
};

/** 48px high, and set in at least 16px: below that iOS zooms in. */
export const TouchSize: Story = {
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("이름");
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};
