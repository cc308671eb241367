import type { BlockData } from "../parts/block-data.ts";
import { useToday } from "../parts/use-today.ts";
import { ScoreTables } from "./ScoreTables.tsx";

/** Renders the points of the 가점제 as tables. */
export function Block({ subscription }: Pick<BlockData, "subscription">) {
  const today = useToday();
  return subscription && <ScoreTables rules={subscription.score} today={today} />;
}
