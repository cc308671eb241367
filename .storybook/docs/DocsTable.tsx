import type { ReactNode } from "react";

interface DocsTableProps {
  columns: readonly string[];
  /** Cells by the name of their row; the first is its header. */
  rows: Readonly<Record<string, readonly ReactNode[]>>;
}

/** Shows a table as wide as the page, whose words stay whole. */
export function DocsTable({ columns, rows }: DocsTableProps) {
  return (
    <table style={{ width: "100%", overflowWrap: "normal", wordBreak: "keep-all" }}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([name, [header, ...cells]]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: "start", whiteSpace: "nowrap" }}>
              {header}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
