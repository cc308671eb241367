import type { Supply } from "@danji/complex/schema/supply";
import { totalHouseholds } from "@danji/complex/supply";
import { Table } from "@danji/ui/table";
import { householdsWords } from "@danji/complex/figures";
import { AREA_WORDS } from "@danji/complex/line-words";
import { planMark } from "@danji/complex/plan-mark";
import { TypeLink } from "./types-table.styles.ts";

interface TypesTableProps {
  supply: Supply;
  /** Key of the type that the page is about. */
  current?: string | undefined;
  /** Whether a last row counts all flats. @default false */
  total?: boolean | undefined;
}

/**
 * Shows a row for each type with its areas, numbers and rooms, its name a link to its plan; the one that the page is
 * about is marked. An area that no type has is left out.
 */
export function TypesTable({ supply, current, total = false }: TypesTableProps) {
  const { types } = supply;
  const areas = AREA_WORDS.filter(([, say]) => types.some((type) => say(type) !== undefined));
  return (
    <Table.Root caption={`타입별 면적과 구성${planMark(supply)}`} narrow="stack">
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
        {types.map((type) => (
          <Table.Row key={type.key}>
            <Table.RowHeader>
              <TypeLink to={type.page} aria-current={type.key === current ? "page" : undefined}>
                {type.label}
              </TypeLink>
            </Table.RowHeader>
            {areas.map(([name, say]) => (
              <Table.Cell key={name} numeric label={name}>
                {say(type) ?? "–"}
              </Table.Cell>
            ))}
            <Table.Cell numeric label="세대수">
              {householdsWords(type.households)}
            </Table.Cell>
            <Table.Cell label="평면과 구성">{`${type.shape} · ${type.rooms}`}</Table.Cell>
          </Table.Row>
        ))}
        {total && (
          <Table.Row>
            <Table.RowHeader>합계</Table.RowHeader>
            <Table.Cell colSpan={areas.length} />
            <Table.Cell numeric label="세대수">
              {householdsWords(totalHouseholds(supply))}
            </Table.Cell>
            <Table.Cell />
          </Table.Row>
        )}
      </Table.Body>
    </Table.Root>
  );
}
