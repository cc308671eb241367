import { StampTaxTable } from "@danji/sections/stamp-tax/StampTaxTable.tsx";
import { taxes } from "complex:taxes";
import { useToday } from "../../../shell/use-today.ts";

/** Rates of the stamp tax on contracts of the complex. */
export const StampTaxRates = () => <StampTaxTable rules={taxes.stampTax} today={useToday()} />;
