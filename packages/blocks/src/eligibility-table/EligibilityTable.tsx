import type { EligibilityRules } from "@danji/complex/schema/subscription";
import { eligibilityTable } from "@danji/complex/subscription/eligibility-words";
import { Stack } from "@danji/ui/stack";
import { LawNote } from "../parts/LawNote.tsx";
import { Reasons } from "../parts/result.styles.ts";
import { TableBlock } from "../table/TableBlock.tsx";

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
    <Stack gap={5}>
      <TableBlock {...eligibilityTable(rules, area)} />
      <Unconfirmed rules={rules} />
      <LawNote rules={rules} today={today} />
    </Stack>
  );
}

/** Renders what changed after the rules were read, and where it is stated. */
export const Unconfirmed = ({ rules }: Pick<EligibilityTableProps, "rules">) => (
  <Reasons aria-label="최근 개정">
    {rules.unconfirmed.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Reasons>
);
