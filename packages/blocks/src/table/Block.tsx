import { Table } from "@danji/ui/table";
import type { ComponentProps, ReactNode } from "react";
import type { BlockOf } from "../parts/block-data.ts";
import { inlineText, valueText } from "../parts/inline-text.tsx";
import { Sourced, type SourcedProps } from "../parts/Sourced.tsx";
import type { schema } from "./block.ts";

/** Renders a table of the page. */
export const Block = ({ block }: { block: BlockOf<typeof schema> }) => <TableBlock {...block} />;

/** Letters of the longest cell with which three columns have room on a phone. */
const LONGEST_TIGHT = 24;

/** Returns the layout on a phone: fewer columns than three have room there; more, or longer words, are stacked. */
function narrowLayout({ columns, rows }: Pick<TableBlockProps, "columns" | "rows">) {
  if (columns.length < 3) return "scroll";
  const isShort = (cell: ReactNode) => typeof cell === "string" && cell.length <= LONGEST_TIGHT;
  return columns.length === 3 && rows.every((row) => row.every(isShort)) ? "tight" : "stack";
}

interface TableBlockProps
  extends Partial<Pick<SourcedProps, "provenance">>, Pick<ComponentProps<typeof Table.Root>, "caption" | "narrow"> {
  columns: readonly string[];
  /** Cells by row, of which the first names the row. */
  rows: readonly (readonly ReactNode[])[];
  /** How many columns behind the first hold figures. @default 0 */
  figures?: number;
}

const textIn = (cell: ReactNode, render: (text: string) => ReactNode) =>
  typeof cell === "string" ? render(cell) : cell;

/** Renders a table whose first column names the row. On a phone a row of several cells is a short list under its name. */
export function TableBlock({ caption, columns, rows, figures = 0, narrow, provenance }: TableBlockProps) {
  return (
    <Sourced provenance={provenance}>
      <Table.Root caption={caption} narrow={narrow ?? narrowLayout({ columns, rows })}>
        <Table.Head>
          <Table.Row>
            {columns.map((column, index) => (
              <Table.ColumnHeader key={column} numeric={index > 0 && index <= figures}>
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {rows.map(([name, ...cells], row) => (
            <Table.Row key={row}>
              <Table.RowHeader label={columns[0]}>{textIn(name, inlineText)}</Table.RowHeader>
              {cells.map((cell, column) => (
                <Table.Cell key={column} label={columns[column + 1]} numeric={column < figures}>
                  {textIn(cell, valueText)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Sourced>
  );
}
