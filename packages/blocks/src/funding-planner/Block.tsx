import { CONTRACT_EVENT, knownStart, MOVE_IN_EVENT } from "@danji/complex/sale-dates";
import { workingDay } from "@danji/complex/stamp-tax";
import type { BlockData } from "../parts/block-data.ts";
import { useToday } from "../parts/use-today.ts";
import { FundingPlanner } from "./FundingPlanner.tsx";

type Taken = Pick<BlockData, "funding" | "schedule" | "supply" | "taxes" | "purchases">;

/** Renders the planner of a purchase, which starts with the days of the schedule. */
export function Block({ funding, schedule, supply, taxes, purchases }: Taken) {
  const today = useToday();
  const moveIn = schedule.events.find(({ key }) => key === MOVE_IN_EVENT);
  return (
    funding && (
      <FundingPlanner
        rules={funding}
        stampTax={taxes.stampTax}
        types={supply.types}
        contractDay={knownStart(schedule.events, CONTRACT_EVENT)}
        // The first working day of the month, where no more than that is known.
        moveInDay={moveIn && workingDay(taxes.stampTax.holidays, moveIn.start)}
        store={purchases}
        today={today}
      />
    )
  );
}
