import { ScheduleBlock } from "@danji/sections/schedule/ScheduleBlock.tsx";
import { identity } from "complex:identity";
import { schedule } from "complex:schedule";
import { useToday } from "../../../shell/use-today.ts";

/** Shows the dates of the sale. */
export const SaleSchedule = () => <ScheduleBlock schedule={schedule} venue={identity} today={useToday()} />;
