import { Table } from "@danji/ui/table";

const TYPES = [
  { name: "84A", households: "412", exclusive: "84.97", balcony: "31.20", note: "4Bay 판상형, 맞통풍" },
  { name: "84B", households: "268", exclusive: "84.93", balcony: "29.85", note: "알파룸을 둔 판상형" },
  { name: "84C", households: "1,203", exclusive: "84.99", balcony: "28.40", note: "두 면이 열린 탑상형" },
];

export function TableExample() {
  return (
    <Table.Root caption="타입별 공급 세대" narrow="scroll">
      <Table.Head>
        <Table.Row>
          <Table.ColumnHeader>타입</Table.ColumnHeader>
          <Table.ColumnHeader numeric>세대수</Table.ColumnHeader>
          <Table.ColumnHeader numeric>전용면적(㎡)</Table.ColumnHeader>
          <Table.ColumnHeader numeric>발코니(㎡)</Table.ColumnHeader>
          <Table.ColumnHeader>특징</Table.ColumnHeader>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {TYPES.map(({ name, households, exclusive, balcony, note }) => (
          <Table.Row key={name}>
            <Table.RowHeader label="타입">{name}</Table.RowHeader>
            <Table.Cell numeric label="세대수">
              {households}
            </Table.Cell>
            <Table.Cell numeric label="전용면적(㎡)">
              {exclusive}
            </Table.Cell>
            <Table.Cell numeric label="발코니(㎡)">
              {balcony}
            </Table.Cell>
            <Table.Cell label="특징">{note}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
