import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect } from "storybook/test";
import { framed } from "../../tests/framed.tsx";
import { SpecimenRow, Specimens } from "../../tests/Specimens.tsx";
import { Button } from "../button/index.ts";
import { Checkbox, DateField, TextArea, TextField } from "./index.ts";

const meta = {
  title: "Primitives/TextField",
  component: TextField,
  args: { label: "이름", name: "name", required: true, autoComplete: "name" },
  decorators: [framed],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  parameters: { framed: false },
  render: () => (
    <Specimens>
      <SpecimenRow name="TextField">
        <TextField label="이름" name="name" required defaultValue="김단지" />
        <TextField label="연락처" name="phone" type="tel" required hint="예: 01012345678 또는 010-1234-5678" />
        <TextField label="생년월일" name="birthdate" required placeholder="예: 900101" />
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
      <SpecimenRow name="DateField">
        <DateField label="방문 희망일" name="visitDate" hint="선택 사항입니다." />
        <DateField label="방문 희망일" name="past" defaultValue="2020-01-01" error="지난 날짜입니다." />
      </SpecimenRow>
      <SpecimenRow name="TextArea">
        <TextArea label="문의내용" name="message" maxCount={2000} placeholder="궁금하신 점을 남겨 주세요." />
        <TextArea
          label="문의내용"
          name="long"
          maxCount={10}
          hint="짧게 적어 주세요."
          defaultValue="84A 타입의 분양가가 궁금합니다."
          error="문의내용은 10자까지 입력할 수 있습니다."
        />
      </SpecimenRow>
      <SpecimenRow name="Checkbox">
        <Checkbox label="분양 소식을 문자로 받겠습니다. (선택)" name="marketing" />
        <Checkbox label="분양 소식을 문자로 받겠습니다. (선택)" name="ticked" defaultChecked />
        <Checkbox
          label="개인정보 수집·이용에 동의합니다."
          name="consent"
          required
          error="동의하셔야 등록할 수 있습니다."
        />
      </SpecimenRow>
    </Specimens>
  ),
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

export const ErrorIsReadWithTheField: Story = {
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
export const SizedForFingers: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("이름");
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};
