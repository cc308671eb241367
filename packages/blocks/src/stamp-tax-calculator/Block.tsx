import { CONTRACT_EVENT, knownStart } from "@danji/complex/sale-dates";
import type { BlockData } from "../parts/block-data.ts";
import { useToday } from "../parts/use-today.ts";
import { StampTaxCalculator } from "./StampTaxCalculator.tsx";

/** Renders the calculator of the stamp tax, which starts with the first day of the contracts. */
export const Block = ({ schedule, taxes }: Pick<BlockData, "schedule" | "taxes">) => (
  <StampTaxCalculator
    rules={taxes.stampTax}
    contractDay={knownStart(schedule.events, CONTRACT_EVENT)}
    today={useToday()}
  />
);
