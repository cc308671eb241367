import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, fn } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { expectNoTransition } from "../../tests/motion.ts";
import { SpecimenRow, Specimens, StateRows } from "../../tests/Specimens.tsx";
import { Button } from "../button/index.ts";
import { TextField } from "./index.ts";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  args: { label: "이름", name: "name", required: true, autoComplete: "name" },
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
  },
};

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Enter sends the form. */
export const Keyboard: Story = {
  tags: ["!dev"],
  render: (field) => (
    <form onSubmit={onSubmit}>
      <TextField {...field} />
      <Button type="submit">방문예약 신청</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await expect(canvas.getByLabelText("이름")).toHaveFocus();
    await userEvent.keyboard("김단지");
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText("이름")).toHaveValue("김단지");
  },
};

/** The words above belong to the field, and so does all of its box. */
export const Pointer: Story = {
  tags: ["!dev"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("이름");
    await userEvent.click(canvas.getByText("이름"));
    await expect(field).toHaveFocus();
    field.blur();
    const { right, bottom } = field.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 4, bottom - 4)).toBe(field);
    await userEvent.click(field);
    await expect(field).toHaveFocus();
  },
};

export const ReducedMotion: Story = {
  tags: ["!dev"],
  play: async ({ canvas }) => expectNoTransition(canvas.getByLabelText("이름")),
};

const PHONE_ERROR = "연락처를 확인해 주세요. 예: 01012345678 또는 010-1234-5678";

function PhoneForm() {
  const [error, setError] = useState<string>();
  const phoneRef = useRef<HTMLInputElement>(null);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError(PHONE_ERROR);
        phoneRef.current?.focus();
      }}
    >
      <TextField label="연락처" name="phone" type="tel" ref={phoneRef} error={error} />
      <Button type="submit">방문예약 신청</Button>
    </form>
  );
}

export const ErrorDescription: Story = {
  tags: ["!dev"],
  render: () => <PhoneForm />,
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText("연락처");
    await expect(phone).toBeValid();
    await userEvent.type(phone, "1234{Enter}");
    await expect(phone).toHaveFocus();
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription(PHONE_ERROR);
    await expect(phone).toHaveValue("1234");
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
