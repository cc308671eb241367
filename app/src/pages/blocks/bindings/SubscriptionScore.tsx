import { knownStart, NOTICE_EVENT } from "@danji/complex/sale-dates";
import { ScoreCalculator } from "@danji/sections/subscription-score/ScoreCalculator.tsx";
import { schedule } from "complex:schedule";
import { subscription } from "complex:subscription";
import { useToday } from "../../../shell/use-today.ts";

const noticeDay = knownStart(schedule.events, NOTICE_EVENT);

/** Shows the calculator of the 가점제, which starts with the day of the notice. */
export function SubscriptionScore() {
  const today = useToday();
  return subscription && <ScoreCalculator rules={subscription.score} noticeDay={noticeDay} today={today} />;
}
