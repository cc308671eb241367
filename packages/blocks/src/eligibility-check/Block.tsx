import { knownStart, NOTICE_EVENT } from "@danji/complex/sale-dates";
import type { BlockData } from "../parts/block-data.ts";
import { useToday } from "../parts/use-today.ts";
import { EligibilityCheck } from "./EligibilityCheck.tsx";

type Taken = Pick<BlockData, "subscription" | "documents" | "schedule" | "supply" | "ticks">;

/** Renders the check of the conditions, whose papers share their ticks with the contract's. */
export function Block({ subscription, documents, schedule, supply, ticks }: Taken) {
  const today = useToday();
  return (
    subscription && (
      <EligibilityCheck
        rules={subscription.eligibility}
        types={supply.types}
        papers={documents.qualification}
        store={ticks}
        noticeDay={knownStart(schedule.events, NOTICE_EVENT)}
        today={today}
      />
    )
  );
}
