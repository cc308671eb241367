import { NOTICE_EVENT } from "@danji/complex/sale-dates";
import { EligibilityCheck } from "@danji/sections/eligibility/EligibilityCheck.tsx";
import { EligibilityTable } from "@danji/sections/eligibility/EligibilityTable.tsx";
import { documents } from "complex:documents";
import { schedule } from "complex:schedule";
import { subscription } from "complex:subscription";
import { supply } from "complex:supply";
import { useToday } from "../../../shell/use-today.ts";
import { ticks } from "./ticks.ts";

const notice = schedule.events.find(({ key }) => key === NOTICE_EVENT);
const [first] = supply.types;

/** Conditions of each kind of supply, for the area of the first type. */
export function EligibilityConditions() {
  const today = useToday();
  return (
    subscription &&
    first && <EligibilityTable rules={subscription.eligibility} area={first.exclusiveArea} today={today} />
  );
}

/** Check of the conditions, whose papers share their ticks with the contract's. */
export function Eligibility() {
  const today = useToday();
  return (
    subscription && (
      <EligibilityCheck
        rules={subscription.eligibility}
        types={supply.types}
        papers={documents.qualification}
        store={ticks}
        noticeDay={notice?.start}
        today={today}
      />
    )
  );
}
