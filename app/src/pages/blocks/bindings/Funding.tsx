import { CONTRACT_EVENT, knownStart, MOVE_IN_EVENT } from "@danji/complex/sale-dates";
import { FundingPlanner } from "@danji/sections/funding/FundingPlanner.tsx";
import { createPlanStore } from "@danji/sections/funding/plan-store.ts";
import { funding } from "complex:funding";
import { identity } from "complex:identity";
import { schedule } from "complex:schedule";
import { supply } from "complex:supply";
import { taxes } from "complex:taxes";
import { useToday } from "../../../shell/use-today.ts";

const store = createPlanStore(`danji:${identity.siteKey}:funding`);
const contractDay = knownStart(schedule.events, CONTRACT_EVENT);
/** The first of the month, where no more than that is known. */
const moveInDay = schedule.events.find(({ key }) => key === MOVE_IN_EVENT)?.start;

/** Shows the planner of a purchase, which starts with the days of the schedule. */
export function Funding() {
  const today = useToday();
  return (
    funding && (
      <FundingPlanner
        rules={funding}
        stampTax={taxes.stampTax}
        types={supply.types}
        contractDay={contractDay}
        moveInDay={moveInDay}
        store={store}
        today={today}
      />
    )
  );
}
