import { totalHouseholds } from "@danji/complex/supply";
import { Link } from "@danji/ui/provider";
import { Table } from "@danji/ui/table";
import { supply } from "complex:supply";
import { Sourced } from "../blocks/Sourced.tsx";
import { AREA_WORDS, planMark } from "./line-words.ts";

/** The types of flats with their areas and numbers, and how many there are in all. */
export function SupplyBlock() {
  const mark = planMark(supply);
  const areas = AREA_WORDS.filter(([, say]) => supply.types.some((type) => say(type) !== undefined));
  return (
    <Sourced provenance={supply}>
      <Table.Root caption={`타입별 면적과 세대수${mark}`} narrow="stack">
        <Table.Head>
          <Table.Row>
            <Table.ColumnHeader>타입</Table.ColumnHeader>
            {areas.map(([name]) => (
              <Table.ColumnHeader key={name} numeric>
                {name}
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader numeric>세대수</Table.ColumnHeader>
            <Table.ColumnHeader>평면과 구성</Table.ColumnHeader>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {supply.types.map((type) => (
            <Table.Row key={type.key}>
              <Table.RowHeader>
                <Link to={type.page}>{type.label}</Link>
              </Table.RowHeader>
              {areas.map(([name, say]) => (
                <Table.Cell key={name} numeric label={name}>
                  {say(type) ?? "–"}
                </Table.Cell>
              ))}
              <Table.Cell numeric label="세대수">
                {type.households}세대
              </Table.Cell>
              <Table.Cell label="평면과 구성">
                {type.shape} · {type.rooms}
              </Table.Cell>
            </Table.Row>
          ))}
          <Table.Row>
            <Table.RowHeader>합계</Table.RowHeader>
            <Table.Cell colSpan={areas.length} />
            <Table.Cell numeric label="세대수">
              {totalHouseholds(supply)}세대
            </Table.Cell>
            <Table.Cell />
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </Sourced>
  );
}
