import type { EligibilityRules } from "@danji/complex/schema/subscription";
import { eligibilityTable } from "@danji/complex/subscription/eligibility-words";
import { Stack } from "@danji/ui/stack";
import type { BlockData } from "../parts/block-data.ts";
import { LawNote } from "../parts/LawNote.tsx";
import { Reasons } from "../parts/result.styles.ts";
import { TableBlock } from "../table/Block.tsx";

/** Renders the conditions of each kind of supply as a table, for the area of the first type. */
export function Block({ subscription, supply: { types } }: Pick<BlockData, "subscription" | "supply">) {
  const [first] = types;
  if (!subscription || !first) return null;
  const { eligibility } = subscription;
  return (
    <Stack gap={5}>
      <TableBlock {...eligibilityTable(eligibility, first.exclusiveArea)} />
      <Unconfirmed rules={eligibility} />
      <LawNote rules={eligibility} />
    </Stack>
  );
}

/** Renders what changed after the rules were read, and where it is stated. */
export const Unconfirmed = ({ rules }: { rules: EligibilityRules }) => (
  <Reasons aria-label="최근 개정">
    {rules.unconfirmed.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Reasons>
);
