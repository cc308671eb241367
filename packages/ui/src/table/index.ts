import { TableBody, TableCell, TableColumnHeader, TableHead, TableRoot, TableRow, TableRowHeader } from "./Table.tsx";

/**
 * A table: `Root` brings its caption and scrolls, `Head` holds the row of `ColumnHeader`s, `Body` the rows, each `Row` a
 * `RowHeader` and its `Cell`s.
 */
export const Table = {
  Root: TableRoot,
  Head: TableHead,
  Body: TableBody,
  Row: TableRow,
  ColumnHeader: TableColumnHeader,
  RowHeader: TableRowHeader,
  Cell: TableCell,
};
