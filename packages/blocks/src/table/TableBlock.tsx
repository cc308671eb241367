import type { BlockOf } from "../parts/block-props.ts";
import type { schema } from "./schema.ts";
import { Table } from "@danji/ui/table";
import { inlineText } from "../parts/inline-text.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import { valueText } from "../parts/value-text.tsx";

type TableBlockProps = Omit<BlockOf<typeof schema>, "kind">;

/** Fewer columns have room on a phone; more are stacked there. */
const FEWEST_STACKED = 3;

/** Shows a table whose first column names the row. On a phone a row of several cells is a short list under its name. */
export function TableBlock({ caption, columns, rows, provenance }: TableBlockProps) {
  return (
    <Sourced provenance={provenance}>
      <Table.Root caption={caption} narrow={columns.length < FEWEST_STACKED ? "scroll" : "stack"}>
        <Table.Head>
          <Table.Row>
            {columns.map((column) => (
              <Table.ColumnHeader key={column}>{column}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {rows.map(([name = "", ...cells], row) => (
            <Table.Row key={row}>
              <Table.RowHeader>{inlineText(name)}</Table.RowHeader>
              {cells.map((cell, column) => (
                <Table.Cell key={column} label={columns[column + 1]}>
                  {valueText(cell)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Sourced>
  );
}
