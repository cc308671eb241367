"use client";
import { useId, useRef, type ComponentProps, type ReactNode } from "react";
import { Caption, ColumnName, Grid, RowName, Scroller } from "./Table.styles.ts";
import { useOverflow } from "./useOverflow.ts";

/** Props of `Table.Root`: those of its `<table>`, and its caption. */
export interface TableRootProps extends ComponentProps<"table"> {
  /** What the table shows. It stands above and names the table. */
  caption: ReactNode;
  /**
   * What becomes of it in a place too narrow for its columns: it scrolls in itself, or its rows are stacked, each value
   * beside the `label` of its cell, or its columns move together and it scrolls only where that is not enough. Stack what
   * is read row by row; tighten short figures that are compared down a column; scroll what is too wide for that.
   * Default: `scroll`.
   */
  narrow?: "scroll" | "stack" | "tight" | undefined;
}

/**
 * Things with several values each, compared row by row.
 *
 * Use it where a reader looks along rows and columns. Do not use it for one value each (`FactTable`), for dates in their
 * order (`Timeline`), nor for layout. Say below where the values come from (`Provenance`).
 *
 * Where it is wider than its place it scrolls in itself, and the page does not (or its rows are stacked or its
 * columns tightened, with `narrow`); the part that scrolls is then a region with the name of the caption, and a stop of
 * the Tab key.
 *
 * Keys: Arrow Left and Arrow Right scroll it while it is wider than its place and has the focus.
 */
export function TableRoot({ caption, narrow = "scroll", children, ...table }: TableRootProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(scroller);
  return (
    <Scroller
      ref={scroller}
      data-narrow={narrow}
      {...(scrolls
        ? { role: "region", "aria-labelledby": captionId, tabIndex: 0 }
        : // Not to lose the focus of a reader who turns the device.
          { tabIndex: -1 })}
    >
      <Grid {...table}>
        <Caption id={captionId}>{caption}</Caption>
        {children}
      </Grid>
    </Scroller>
  );
}

/** Props of `Table.Head`: those of its `<thead>`. */
export type TableHeadProps = ComponentProps<"thead">;

/** The rows with the names of the columns. */
export function TableHead(head: TableHeadProps) {
  return <thead {...head} />;
}

/** Props of `Table.Body`: those of its `<tbody>`. */
export type TableBodyProps = ComponentProps<"tbody">;

/** The rows with the values. */
export function TableBody(body: TableBodyProps) {
  return <tbody {...body} />;
}

/** Props of `Table.Row`: those of its `<tr>`. */
export type TableRowProps = ComponentProps<"tr">;

/** One row. */
export function TableRow(row: TableRowProps) {
  return <tr {...row} />;
}

interface NumericProps {
  /** Whether it holds figures, to be compared digit by digit: set flush right. Default: false. */
  numeric?: boolean | undefined;
}

/** Props of `Table.ColumnHeader`: those of its `<th>`, and whether the column holds figures. */
export interface TableColumnHeaderProps extends Omit<ComponentProps<"th">, "scope">, NumericProps {}

/** The name of a column. */
export function TableColumnHeader({ numeric = false, ...cell }: TableColumnHeaderProps) {
  return <ColumnName {...cell} scope="col" data-numeric={numeric || undefined} />;
}

/** Props of `Table.RowHeader`: those of its `<th>`. */
export type TableRowHeaderProps = Omit<ComponentProps<"th">, "scope">;

/** The name of a row: its first cell. */
export function TableRowHeader(cell: TableRowHeaderProps) {
  return <RowName {...cell} scope="row" />;
}

/** Props of `Table.Cell`: those of its `<td>`, whether it holds a figure, and its column's name. */
export interface TableCellProps extends ComponentProps<"td">, NumericProps {
  /** Name of the column, shown beside the value where rows are stacked. Default: none. */
  label?: string | undefined;
}

/** A value. */
export function TableCell({ numeric = false, label, ...cell }: TableCellProps) {
  return <td {...cell} data-numeric={numeric || undefined} data-label={label} />;
}
