import { inRoom, itemsApart, openingsFree } from "./check/items.ts";
import { areaClass, daylight, keys, outline, overlap, reachable, roomSizes, sumOfRooms } from "./check/rooms.ts";
import { freeSwings, inWall, leafSide, openingsApart, outwards, swingsApart } from "./check/openings.ts";
import type { PlanRule } from "./check/rule.ts";
import type { Plan, PlanIssue } from "./plan.ts";
import { layoutOf } from "./layout.ts";
import { VARIANTS } from "./spaces.ts";

/** All checks, in the order in which faults are reported. */
export const PLAN_RULES: readonly PlanRule[] = [
  keys,
  overlap,
  outline,
  sumOfRooms,
  areaClass,
  roomSizes,
  inWall,
  openingsApart,
  outwards,
  leafSide,
  reachable,
  daylight,
  freeSwings,
  swingsApart,
  inRoom,
  itemsApart,
  openingsFree,
];

/** Returns the faults of a plan in both variants; a fault that both have is reported once. */
export function checkPlan(plan: Plan): PlanIssue[] {
  const issues = new Map<string, PlanIssue>();
  for (const variant of VARIANTS) {
    const layout = layoutOf(plan, variant);
    for (const { id, check } of PLAN_RULES)
      check(layout, (path, message) => issues.set(`${id} ${path} ${message}`, { rule: id, path, message }));
  }
  return [...issues.values()];
}
