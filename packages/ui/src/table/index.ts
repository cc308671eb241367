/**
 * A table: `Root` brings its caption and scrolls, `Head` holds the row of `ColumnHeader`s, `Body` the rows, each `Row` a
 * `RowHeader` and its `Cell`s.
 */
export * as Table from "./Table.tsx";
