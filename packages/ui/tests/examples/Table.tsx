import { Table } from "@danji/ui/table";

export function TableExample() {
  return (
    <Table.Root caption="타입별 공급 세대" narrow="scroll">
      <Table.Head>
        <Table.Row>
          <Table.ColumnHeader>타입</Table.ColumnHeader>
          <Table.ColumnHeader numeric>세대수</Table.ColumnHeader>
          <Table.ColumnHeader>특징</Table.ColumnHeader>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        <Table.Row>
          <Table.RowHeader>84A</Table.RowHeader>
          <Table.Cell numeric label="세대수">
            412
          </Table.Cell>
          <Table.Cell label="특징">4Bay 판상형, 맞통풍</Table.Cell>
        </Table.Row>
        <Table.Row>
          <Table.RowHeader>84B</Table.RowHeader>
          <Table.Cell numeric label="세대수">
            268
          </Table.Cell>
          <Table.Cell label="특징">알파룸을 둔 판상형</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>
  );
}
