import type { ReactNode } from "react";
import type { KeyPattern, KeyTable } from "../../packages/ui/tests/keys.ts";

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

interface KeysTableProps {
  keys: KeyTable;
  /** The pattern whose rows they are, if there is one. */
  pattern: KeyPattern | undefined;
}

/** Shows the rows of a table of keys, each of which a story proves. */
export function KeysTable({ keys, pattern }: KeysTableProps) {
  const rows = Object.entries(keys).map(([row, { keys: names, does }]) => {
    const printed = names.map((name) => (
      <div key={name}>
        <kbd>{name}</kbd>
      </div>
    ));
    return [row, [printed, does]] as const;
  });
  return (
    <>
      {pattern && (
        <p>
          The rows of the pattern <a href={pattern.href}>{pattern.name}</a> of the ARIA Authoring Practices; a test
          plays each.
        </p>
      )}
      <DocsTable columns={["Key", "What it does"]} rows={Object.fromEntries(rows)} />
    </>
  );
}
