import { acquisitionTaxTables } from "@danji/complex/finance/acquisition-tax";
import type { AcquisitionTaxRules } from "@danji/complex/schema/funding";
import { Stack } from "@danji/ui/stack";
import { LawNote } from "../parts/LawNote.tsx";
import { TableBlock } from "../table/TableBlock.tsx";

interface AcquisitionTaxTablesProps {
  rules: AcquisitionTaxRules;
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Renders the rates of the 취득세 as tables. */
export function AcquisitionTaxTables({ rules, today }: AcquisitionTaxTablesProps) {
  return (
    <Stack gap={6}>
      {acquisitionTaxTables(rules).map(({ caption, columns, rows }) => (
        <TableBlock key={caption} caption={caption} columns={[...columns]} rows={rows.map((row) => [...row])} />
      ))}
      <LawNote rules={rules} today={today} />
    </Stack>
  );
}
