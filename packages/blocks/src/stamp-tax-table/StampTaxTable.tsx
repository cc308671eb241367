import type { StampTax } from "@danji/complex/schema/taxes";
import { TableBlock } from "../table/TableBlock.tsx";
import { STAMP_TAX_CAPTION, STAMP_TAX_COLUMNS, stampTaxRows } from "@danji/complex/stamp-tax";
import { LawNote } from "../parts/LawNote.tsx";
import { Stack } from "@danji/ui/stack";

interface StampTaxTableProps {
  rules: StampTax;
  /** Day in Korea, `yyyy-mm-dd`. */
  today: string;
}

/** Renders the stamp tax by the price in the contract. */
export const StampTaxTable = ({ rules, today }: StampTaxTableProps) => (
  <Stack gap={3}>
    <TableBlock caption={STAMP_TAX_CAPTION} columns={STAMP_TAX_COLUMNS} rows={stampTaxRows(rules)} />
    <LawNote rules={rules} today={today} />
  </Stack>
);
