import { useState } from "react";
import { Combobox } from "@danji/ui/combobox";
import { Checkbox, DateField, RadioGroup, Select, TextArea, TextField } from "@danji/ui/field";
import { Form, Honeypot } from "@danji/ui/form";
import { Range } from "@danji/ui/range";
import { Stack } from "@danji/ui/stack";

export function CheckboxExample() {
  return (
    <Checkbox
      label="분양 소식을 문자로 받겠습니다. (선택)"
      name="marketing"
      hint="동의하지 않으셔도 등록하실 수 있습니다."
    />
  );
}

const PAGES = ["84A 타입", "84B 타입", "84C 타입", "인지세 안내"];

export function ComboboxExample() {
  const [value, setValue] = useState("84");
  const found = value === "" ? [] : PAGES.filter((page) => page.includes(value));
  return (
    <Combobox.Root value={value} onValueChange={setValue} options={found}>
      <Combobox.Input label="찾을 말" placeholder="예: 84" />
      <Combobox.Status state="ready" />
      <Combobox.List label="찾은 페이지">
        {found.map((page) => (
          <Combobox.Option key={page} value={page} to={`#${encodeURIComponent(page)}`}>
            {page}
          </Combobox.Option>
        ))}
      </Combobox.List>
    </Combobox.Root>
  );
}

export function DateFieldExample() {
  return <DateField label="방문 희망일" name="visitDate" hint="선택 사항입니다." min="2026-01-01" />;
}

export function FormExample() {
  return (
    <Form.Root aria-label="방문예약" action="#reserved" pending={false} faults={[]}>
      <Stack gap={5}>
        <Form.ErrorSummary headingLevel={2} />
        <TextField label="이름" name="name" id="booking-name" required autoComplete="name" />
        <TextField label="연락처" name="phone" id="booking-phone" type="tel" required autoComplete="tel" />
        <TextArea label="문의내용" name="message" />
        <Honeypot />
        <Form.Submit pendingLabel="예약 중...">방문예약 신청</Form.Submit>
        <Form.Status outcome={undefined} pendingLabel="예약 중입니다." />
      </Stack>
    </Form.Root>
  );
}

export function RadioGroupExample() {
  return (
    <RadioGroup
      label="혼인하신 적이 있나요?"
      name="marriage"
      hint="혼인신고를 기준으로 합니다."
      options={[
        { value: "never", label: "없습니다" },
        { value: "married", label: "혼인 중입니다" },
        { value: "before", label: "이혼 또는 사별했습니다" },
      ]}
    />
  );
}

export function RangeExample() {
  return <Range label="층" min={1} max={29} defaultValue={15} format={(floor) => `${floor}층`} />;
}

export function SelectExample() {
  return (
    <Select label="자녀 수" name="children" hint="태아는 빼고 셉니다.">
      <option>0명</option>
      <option>1명</option>
      <option>2명</option>
      <option>3명</option>
    </Select>
  );
}

export function TextAreaExample() {
  return <TextArea label="문의내용" name="message" maxCount={2000} />;
}

export function TextFieldExample() {
  return <TextField label="이름" name="name" required autoComplete="name" />;
}
