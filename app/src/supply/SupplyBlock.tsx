import { totalHouseholds } from "@danji/complex/supply";
import { Link } from "@danji/ui/provider";
import { Table } from "@danji/ui/table";
import { supply } from "complex:supply";
import { Sourced } from "../blocks/Sourced.tsx";
import { planMark } from "./line-words.ts";

/** The types of flats with their areas and numbers, and how many there are in all. */
export function SupplyBlock() {
  const mark = planMark(supply);
  return (
    <Sourced provenance={supply}>
      <Table.Root caption={`타입별 전용면적과 세대수${mark}`} narrow="stack">
        <Table.Head>
          <Table.Row>
            <Table.ColumnHeader>타입</Table.ColumnHeader>
            <Table.ColumnHeader numeric>전용면적</Table.ColumnHeader>
            <Table.ColumnHeader numeric>세대수</Table.ColumnHeader>
            <Table.ColumnHeader>평면</Table.ColumnHeader>
            <Table.ColumnHeader>구성</Table.ColumnHeader>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {supply.types.map(({ key, label, page, exclusiveArea, households, shape, rooms }) => (
            <Table.Row key={key}>
              <Table.RowHeader>
                <Link to={page}>{label}</Link>
              </Table.RowHeader>
              <Table.Cell numeric label="전용면적">
                {exclusiveArea}㎡
              </Table.Cell>
              <Table.Cell numeric label="세대수">
                {households}세대
              </Table.Cell>
              <Table.Cell label="평면">{shape}</Table.Cell>
              <Table.Cell label="구성">{rooms}</Table.Cell>
            </Table.Row>
          ))}
          <Table.Row>
            <Table.RowHeader>합계</Table.RowHeader>
            <Table.Cell />
            <Table.Cell numeric label="세대수">
              {totalHouseholds(supply)}세대
            </Table.Cell>
            <Table.Cell colSpan={2} />
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </Sourced>
  );
}
