import { knownStart, NOTICE_EVENT } from "@danji/complex/sale-dates";
import { EligibilityCheck } from "@danji/sections/eligibility/EligibilityCheck.tsx";
import { documents } from "complex:documents";
import { schedule } from "complex:schedule";
import { subscription } from "complex:subscription";
import { supply } from "complex:supply";
import { useToday } from "../../../shell/use-today.ts";
import { ticks } from "./ticks.ts";

const noticeDay = knownStart(schedule.events, NOTICE_EVENT);

/** Shows the check of the conditions, whose papers share their ticks with the contract's. */
export function Eligibility() {
  const today = useToday();
  return (
    subscription && (
      <EligibilityCheck
        rules={subscription.eligibility}
        types={supply.types}
        papers={documents.qualification}
        store={ticks}
        noticeDay={noticeDay}
        today={today}
      />
    )
  );
}
