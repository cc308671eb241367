import { areasOf } from "../areas.ts";
import { millimetres } from "../numbers.ts";
import type { PlanRule } from "./rule.ts";

/** Least short and long side of rooms, in millimetres, to the middle of their walls: what people and fixtures need. */
const LEAST: Readonly<Record<string, readonly [number, number]>> = {
  bedroom: [2_400, 2_700],
  living: [2_700, 3_000],
  bathroom: [1_500, 1_700],
  entrance: [1_200, 1_500],
  hall: [1_100, 1_100],
};

/** Rooms are large enough to be used for what they are. */
export const roomSizes: PlanRule = {
  id: "room-too-small",
  check({ plan, variant }, report) {
    areasOf(plan, variant).rooms.forEach(({ name, kind, width, depth }, index) => {
      const [short, long] = LEAST[kind] ?? [0, 0];
      if (Math.min(width, depth) < short || Math.max(width, depth) < long)
        report(
          `rooms.${index}.polygon`,
          `${name}: ${millimetres(width)} × ${millimetres(depth)}mm는 좁습니다. ${millimetres(short)} × ${millimetres(long)}mm 이상이어야 합니다`,
        );
    });
  },
};
