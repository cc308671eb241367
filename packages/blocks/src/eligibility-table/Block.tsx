import type { BlockData } from "../parts/block-data.ts";
import { useToday } from "../parts/use-today.ts";
import { EligibilityTable } from "./EligibilityTable.tsx";

/** Renders the conditions of each kind of supply, for the area of the first type. */
export function Block({ subscription, supply: { types } }: Pick<BlockData, "subscription" | "supply">) {
  const today = useToday();
  const [first] = types;
  return (
    subscription &&
    first && <EligibilityTable rules={subscription.eligibility} area={first.exclusiveArea} today={today} />
  );
}
