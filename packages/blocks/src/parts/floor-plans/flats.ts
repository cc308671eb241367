import type { Supply, UnitType } from "@danji/complex/schema/supply";
import type { FlatPlan } from "@danji/floor-plan/flat-plan";

// The types of `complex:plans`: the site gets its plans drawn and does not import `@danji/floor-plan`.
export type { FlatPlan, PlanSheet } from "@danji/floor-plan/flat-plan";

/** A flat that a viewer shows: a type of the supply, or a plan that is shown though nothing of it is supplied. */
export interface Flat {
  readonly value: string;
  readonly label: string;
  readonly type?: UnitType;
  /** Missing as long as it is not drawn. */
  readonly plan?: FlatPlan;
}

/** Returns all types of a supply, each with its plan. */
export const flatsOf = ({ types }: Supply, plans: Readonly<Record<string, FlatPlan>>): Flat[] =>
  types.map((type) => {
    const plan = type.plan === undefined ? undefined : plans[type.plan];
    return { value: type.key, label: type.label, type, ...(plan && { plan }) };
  });
