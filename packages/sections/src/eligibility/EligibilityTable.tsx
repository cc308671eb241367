import type { EligibilityRules } from "@danji/complex/schema/subscription";
import { eligibilityTable } from "@danji/complex/subscription/eligibility-table";
import { LawNote } from "../parts/LawNote.tsx";
import { Reasons } from "../parts/result.styles.ts";
import { TableBlock } from "../table/TableBlock.tsx";
import { Kinds } from "./eligibility.styles.ts";

interface EligibilityTableProps {
  rules: EligibilityRules;
  /** 전용면적 in ㎡ of the flats. */
  area: number;
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Renders the conditions of each kind of supply as a table. */
export function EligibilityTable({ rules, area, today }: EligibilityTableProps) {
  return (
    <Kinds>
      <TableBlock {...eligibilityTable(rules, area)} />
      <Unconfirmed rules={rules} />
      <LawNote rules={rules} today={today} />
    </Kinds>
  );
}

/** Renders what changed after the rules were read. */
export const Unconfirmed = ({ rules }: Pick<EligibilityTableProps, "rules">) => (
  <Reasons aria-label="확인되지 않은 개정">
    {rules.unconfirmed.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Reasons>
);
