import { ScoreTables } from "@danji/sections/subscription-score/ScoreTables.tsx";
import { subscription } from "complex:subscription";
import { useToday } from "../../../shell/use-today.ts";

/** Shows the points of the 가점제 as tables. */
export function SubscriptionScoreTables() {
  const today = useToday();
  return subscription && <ScoreTables rules={subscription.score} today={today} />;
}
