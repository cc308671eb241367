import { scoreTables } from "@danji/complex/subscription/score";
import type { BlockData } from "../parts/block-data.ts";
import { LawNote } from "../parts/LawNote.tsx";
import { Tables } from "../subscription-score/subscription-score.styles.ts";
import { TableBlock } from "../table/Block.tsx";

/** Renders the points of the 가점제 as tables. */
export function Block({ subscription }: Pick<BlockData, "subscription">) {
  if (!subscription) return null;
  return (
    <div>
      <Tables>
        {scoreTables(subscription.score).map((table) => (
          <TableBlock key={table.caption} {...table} />
        ))}
      </Tables>
      <LawNote rules={subscription.score} />
    </div>
  );
}
