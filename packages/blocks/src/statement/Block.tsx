import { Statement } from "./Block.styles.ts";
import type { BlockProps } from "../parts/block-data.ts";
import type { schema } from "./block.ts";

/** Shows one thought of the complex, set large. */
export function Block({ block }: Pick<BlockProps<typeof schema>, "block">) {
  return (
    <Statement data-display>
      {block.lines.map((line) => (
        // The blank keeps the lines apart where they are read or copied as one.
        <span key={line}>{`${line} `}</span>
      ))}
    </Statement>
  );
}
