import { CONTRACT_EVENT, knownStart } from "@danji/complex/sale-dates";
import { StampTaxCalculator } from "@danji/sections/stamp-tax/StampTaxCalculator.tsx";
import { schedule } from "complex:schedule";
import { taxes } from "complex:taxes";
import { useToday } from "../../../shell/use-today.ts";

const contractDay = knownStart(schedule.events, CONTRACT_EVENT);

/** Shows the calculator of the stamp tax, which starts with the first day of the contracts. */
export const StampTax = () => (
  <StampTaxCalculator rules={taxes.stampTax} contractDay={contractDay} today={useToday()} />
);
