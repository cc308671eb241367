import { AcquisitionTaxTables } from "@danji/sections/funding/AcquisitionTaxTables.tsx";
import { funding } from "complex:funding";
import { useToday } from "../../../shell/use-today.ts";

/** Rates of the tax on acquisitions. */
export function AcquisitionTax() {
  const today = useToday();
  return funding && <AcquisitionTaxTables rules={funding.acquisitionTax} today={today} />;
}
