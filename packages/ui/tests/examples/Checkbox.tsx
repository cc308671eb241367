import { Checkbox } from "@danji/ui/field";

export function CheckboxExample() {
  return (
    <Checkbox
      label="분양 소식을 문자로 받겠습니다. (선택)"
      name="marketing"
      hint="동의하지 않으셔도 등록하실 수 있습니다."
    />
  );
}
