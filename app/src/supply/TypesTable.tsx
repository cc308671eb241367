import type { Supply, UnitType } from "@danji/complex/schema/supply";
import { Table } from "@danji/ui/table";
import { AREA_WORDS, planMark } from "./line-words.ts";
import { TypeLink } from "./types-table.styles.ts";

/** Rows of the table in their order, each with what it says of a type; a row of which no type has anything is left out. */
const ROWS: readonly (readonly [name: string, say: (type: UnitType) => string | undefined])[] = [
  ...AREA_WORDS,
  ["세대수", ({ households }) => `${households}세대`],
  ["평면", ({ shape }) => shape],
  ["구성", ({ rooms }) => rooms],
];

interface TypesTableProps {
  supply: Supply;
  /** Key of the type that the page is about. */
  current?: string | undefined;
}

/** Types side by side, each a link to its plan; the one that the page is about is marked. */
export function TypesTable({ supply, current }: TypesTableProps) {
  const { types } = supply;
  return (
    <Table.Root caption={`타입별 면적과 구성${planMark(supply)}`}>
      <Table.Head>
        <Table.Row>
          <Table.ColumnHeader>항목</Table.ColumnHeader>
          {types.map(({ key, label, page }) => (
            <Table.ColumnHeader key={key}>
              <TypeLink to={page} aria-current={key === current ? "page" : undefined}>
                {label}
              </TypeLink>
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {ROWS.filter(([, say]) => types.some((type) => say(type) !== undefined)).map(([name, say]) => (
          <Table.Row key={name}>
            <Table.RowHeader>{name}</Table.RowHeader>
            {types.map((type) => (
              <Table.Cell key={type.key}>{say(type) ?? "–"}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
