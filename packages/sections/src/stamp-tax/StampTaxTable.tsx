import type { StampTax } from "@danji/complex/schema/taxes";
import { TableBlock } from "../table/TableBlock.tsx";
import { STAMP_TAX_CAPTION, STAMP_TAX_COLUMNS, stampTaxRows } from "@danji/complex/stamp-tax-rows";

/** How much the stamp tax is, by the price in the contract. */
export function StampTaxTable({ rules }: { rules: StampTax }) {
  return (
    <TableBlock
      caption={STAMP_TAX_CAPTION}
      columns={STAMP_TAX_COLUMNS}
      rows={stampTaxRows(rules)}
      provenance={{ source: rules.source, asOf: rules.asOf }}
    />
  );
}
