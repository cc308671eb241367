import type { BlockData } from "../parts/block-data.ts";
import { useToday } from "../parts/use-today.ts";
import { StampTaxTable } from "./StampTaxTable.tsx";

/** Renders the rates of the stamp tax on contracts of the complex. */
export const Block = ({ taxes }: Pick<BlockData, "taxes">) => (
  <StampTaxTable rules={taxes.stampTax} today={useToday()} />
);
