import { inRoom, itemsApart, openingsFree } from "./check/items.ts";
import { keys } from "./check/keys.ts";
import { inWall, leafSide, openingsApart, outwards } from "./check/openings.ts";
import { daylight, reachable } from "./check/reach.ts";
import type { PlanRule } from "./check/rule.ts";
import { roomSizes } from "./check/sizes.ts";
import { freeSwings, swingsApart } from "./check/swings.ts";
import { areaClass, outline, overlap, sumOfRooms } from "./check/tiling.ts";
import type { PlanIssue } from "./issue.ts";
import { layoutOf } from "./layout.ts";
import type { Plan } from "./plan.ts";
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
