import type { BlockData } from "../parts/block-data.ts";
import { useToday } from "../parts/use-today.ts";
import { AcquisitionTaxTables } from "./AcquisitionTaxTables.tsx";

/** Renders the rates of the tax on acquisitions. */
export function Block({ funding }: Pick<BlockData, "funding">) {
  const today = useToday();
  return funding && <AcquisitionTaxTables rules={funding.acquisitionTax} today={today} />;
}
