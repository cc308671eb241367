import { knownStart, NOTICE_EVENT } from "@danji/complex/sale-dates";
import type { BlockData } from "../parts/block-data.ts";
import { useToday } from "../parts/use-today.ts";
import { ScoreCalculator } from "./ScoreCalculator.tsx";

/** Renders the calculator of the 가점제, which starts with the day of the notice. */
export function Block({ subscription, schedule }: Pick<BlockData, "subscription" | "schedule">) {
  const today = useToday();
  const noticeDay = knownStart(schedule.events, NOTICE_EVENT);
  return subscription && <ScoreCalculator rules={subscription.score} noticeDay={noticeDay} today={today} />;
}
