import type { ScoreRules } from "@danji/complex/schema/subscription";
import { scoreTables } from "@danji/complex/subscription/score";
import { LawNote } from "../parts/LawNote.tsx";
import { TableBlock } from "../table/TableBlock.tsx";
import { Tables } from "../subscription-score/subscription-score.styles.ts";

interface ScoreTablesProps {
  rules: ScoreRules;
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Renders the points of the 가점제 as tables. */
export function ScoreTables({ rules, today }: ScoreTablesProps) {
  return (
    <div>
      <Tables>
        {scoreTables(rules).map(({ caption, columns, rows }) => (
          <TableBlock key={caption} caption={caption} columns={[...columns]} rows={rows.map((row) => [...row])} />
        ))}
      </Tables>
      <LawNote rules={rules} today={today} />
    </div>
  );
}
