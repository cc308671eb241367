import { RadioGroup } from "@danji/ui/field";

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
