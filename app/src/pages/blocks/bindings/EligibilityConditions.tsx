import { EligibilityTable } from "@danji/sections/eligibility/EligibilityTable.tsx";
import { subscription } from "complex:subscription";
import { supply } from "complex:supply";
import { useToday } from "../../../shell/use-today.ts";

const [first] = supply.types;

/** Conditions of each kind of supply, for the area of the first type. */
export function EligibilityConditions() {
  const today = useToday();
  return (
    subscription &&
    first && <EligibilityTable rules={subscription.eligibility} area={first.exclusiveArea} today={today} />
  );
}
