import { CONTRACT_EVENT } from "@danji/complex/sale-dates";
import { StampTaxCalculator } from "@danji/sections/stamp-tax/StampTaxCalculator.tsx";
import { StampTaxTable } from "@danji/sections/stamp-tax/StampTaxTable.tsx";
import { schedule } from "complex:schedule";
import { taxes } from "complex:taxes";

const contract = schedule.events.find(({ key }) => key === CONTRACT_EVENT);

/** Rates of the stamp tax on contracts of the complex. */
export const StampTaxRates = () => <StampTaxTable rules={taxes.stampTax} />;

/** The calculator of the stamp tax, which begins with the first day of the contracts. */
export const StampTax = () => <StampTaxCalculator rules={taxes.stampTax} contractDay={contract?.start} />;
