"use client";
import { useId, useRef, type ComponentProps, type ReactNode } from "react";
import { Caption, ColumnName, Grid, RowName, Scroller } from "./Table.styles.ts";
import { useOverflow } from "./useOverflow.ts";

/** Props of `Table.Root`: those of its `<table>`, and its caption. */
export interface TableRootProps extends ComponentProps<"table"> {
  /** Caption above the table, and its name. */
  caption: ReactNode;
  /**
   * Layout where the columns do not fit: `scroll` sideways, `stack` rows with the `label` of each cell, or `tight`
   * columns that scroll only if that is not enough. Stack what is read row by row, tighten short figures that are
   * compared.
   *
   * @default "scroll"
   */
  narrow?: "scroll" | "stack" | "tight" | undefined;
}

/**
 * Renders things with several values each, compared row by row.
 *
 * Use it where a reader looks along rows and columns. Do not use it for one value each (`FactTable`), for dates in
 * their order (`Timeline`), nor for layout. Add the source of the values below (`Provenance`).
 *
 * Where it is too wide it scrolls in a region named by the caption, which is a tab stop.
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

/** Renders the rows with the names of the columns. */
export function TableHead(head: TableHeadProps) {
  return <thead {...head} />;
}

/** Props of `Table.Body`: those of its `<tbody>`. */
export type TableBodyProps = ComponentProps<"tbody">;

/** Renders the rows with the values. */
export function TableBody(body: TableBodyProps) {
  return <tbody {...body} />;
}

/** Props of `Table.Row`: those of its `<tr>`. */
export type TableRowProps = ComponentProps<"tr">;

/** Renders a row. */
export function TableRow(row: TableRowProps) {
  return <tr {...row} />;
}

interface NumericProps {
  /** Whether it holds figures, which are aligned right. @default false */
  numeric?: boolean | undefined;
}

/** Props of `Table.ColumnHeader`: those of its `<th>`, and whether the column holds figures. */
export interface TableColumnHeaderProps extends Omit<ComponentProps<"th">, "scope">, NumericProps {}

/** Renders the name of a column. */
export function TableColumnHeader({ numeric = false, ...cell }: TableColumnHeaderProps) {
  return <ColumnName {...cell} scope="col" data-numeric={numeric || undefined} />;
}

/** Props of `Table.RowHeader`: those of its `<th>`. */
export type TableRowHeaderProps = Omit<ComponentProps<"th">, "scope">;

/** Renders the name of a row, its first cell. */
export function TableRowHeader(cell: TableRowHeaderProps) {
  return <RowName {...cell} scope="row" />;
}

/** Props of `Table.Cell`: those of its `<td>`, whether it holds a figure, and its column's name. */
export interface TableCellProps extends ComponentProps<"td">, NumericProps {
  /** Name of the column, shown beside the value in stacked rows. @default none */
  label?: string | undefined;
}

/** Renders a value. */
export function TableCell({ numeric = false, label, ...cell }: TableCellProps) {
  return <td {...cell} data-numeric={numeric || undefined} data-label={label} />;
}
