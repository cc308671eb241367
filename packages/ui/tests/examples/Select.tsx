import { Select } from "@danji/ui/field";

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
