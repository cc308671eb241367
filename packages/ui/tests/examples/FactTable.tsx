import { FactTable } from "@danji/ui/fact-table";

export function FactTableExample() {
  return (
    <FactTable.Root>
      <FactTable.Item>
        <FactTable.Term>대지면적</FactTable.Term>
        <FactTable.Value>
          49,525<FactTable.Unit>㎡</FactTable.Unit>
        </FactTable.Value>
        <FactTable.Note>약 14,981평</FactTable.Note>
      </FactTable.Item>
      <FactTable.Item>
        <FactTable.Term>용적률</FactTable.Term>
        <FactTable.Value>
          229.8<FactTable.Unit>%</FactTable.Unit>
        </FactTable.Value>
      </FactTable.Item>
      <FactTable.Item>
        <FactTable.Term>입주 예정</FactTable.Term>
        <FactTable.Value>2027년 4월</FactTable.Value>
        <FactTable.Note>공정에 따라 바뀔 수 있으며, 정확한 입주일은 추후 알려 드립니다.</FactTable.Note>
      </FactTable.Item>
    </FactTable.Root>
  );
}
