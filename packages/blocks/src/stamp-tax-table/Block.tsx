import { STAMP_TAX_CAPTION, STAMP_TAX_COLUMNS, stampTaxRows } from "@danji/complex/stamp-tax";
import { Stack } from "@danji/ui/stack";
import type { BlockData } from "../parts/block-data.ts";
import { LawNote } from "../parts/LawNote.tsx";
import { TableBlock } from "../table/Block.tsx";

/** Renders the stamp tax by the price in the contract. */
export const Block = ({ taxes: { stampTax } }: Pick<BlockData, "taxes">) => (
  <Stack gap={3}>
    <TableBlock caption={STAMP_TAX_CAPTION} columns={STAMP_TAX_COLUMNS} rows={stampTaxRows(stampTax)} />
    <LawNote rules={stampTax} />
  </Stack>
);
