import { Statement } from "./statement.styles.ts";
import type { BlockProps } from "../parts/block-props.ts";

/** Shows one thought of the complex, set large. */
export function StatementBlock({ block }: Pick<BlockProps<"statement">, "block">) {
  return (
    <Statement data-display>
      {block.lines.map((line) => (
        // The blank keeps the lines apart where they are read or copied as one.
        <span key={line}>{`${line} `}</span>
      ))}
    </Statement>
  );
}
