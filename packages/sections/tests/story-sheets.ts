import { createPlanSheets, type PlanSheets } from "../src/floor-plans/plan-sheets.ts";
import type { PlanSheet } from "@danji/floor-plan/flat-plan";

const known = new WeakMap<object, PlanSheets>();

/** Returns the store of a complex's drawings, all of which are at hand. */
export function storySheets(drawings: Readonly<Record<string, PlanSheet>>): PlanSheets {
  const sheets =
    known.get(drawings) ??
    createPlanSheets((key) => {
      const sheet = drawings[key];
      return sheet && Promise.resolve(sheet);
    });
  known.set(drawings, sheets);
  return sheets;
}
