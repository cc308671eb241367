import { acquisitionTaxTables } from "@danji/complex/finance/acquisition-tax";
import { Stack } from "@danji/ui/stack";
import type { BlockData } from "../parts/block-data.ts";
import { LawNote } from "../parts/LawNote.tsx";
import { TableBlock } from "../table/Block.tsx";

/** Renders the rates of the 취득세 as tables. */
export function Block({ funding }: Pick<BlockData, "funding">) {
  if (!funding) return null;
  return (
    <Stack gap={6}>
      {acquisitionTaxTables(funding.acquisitionTax).map((table) => (
        <TableBlock key={table.caption} {...table} />
      ))}
      <LawNote rules={funding.acquisitionTax} />
    </Stack>
  );
}
