import type { Block } from "@danji/complex/schema/page";
import { Source, TableRoot, TableScroll } from "./blocks.styles.ts";
import { InlineText } from "./InlineText.tsx";
import { Provenance } from "./Provenance.tsx";

type TableBlockProps = Omit<Extract<Block, { kind: "table" }>, "kind">;

/** A table whose first column names the row. It scrolls in itself where it is wider than the screen. */
export function TableBlock({ caption, columns, rows, provenance }: TableBlockProps) {
  return (
    <div>
      <TableScroll role="region" aria-label={caption} tabIndex={0}>
        <TableRoot>
          <caption>{caption}</caption>
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
            {rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      <InlineText text={cell} />
                    </th>
                  ) : (
                    <td key={column}>
                      <InlineText text={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </TableRoot>
      </TableScroll>
      {provenance && (
        <Source>
          <Provenance {...provenance} />
        </Source>
      )}
    </div>
  );
}
