import { DateField } from "@danji/ui/field";

export function DateFieldExample() {
  return <DateField label="방문 희망일" name="visitDate" hint="선택 사항입니다." min="2026-01-01" />;
}
