import type { ScoreRules } from "@danji/complex/schema/subscription";
import { scoreTables } from "@danji/complex/subscription/score-rows";
import { Provenance } from "@danji/ui/provenance";
import { TableBlock } from "../table/TableBlock.tsx";
import { Tables } from "./subscription-score.styles.ts";

/** Renders the points of the 가점제 as tables. */
export function ScoreTables({ rules }: { rules: ScoreRules }) {
  return (
    <div>
      <Tables>
        {scoreTables(rules).map(({ caption, columns, rows }) => (
          <TableBlock key={caption} caption={caption} columns={[...columns]} rows={rows.map((row) => [...row])} />
        ))}
      </Tables>
      <Provenance source={rules.source} asOf={rules.asOf} />
    </div>
  );
}
