import { areaWords } from "@danji/complex/figures";
import type { Issue } from "@danji/complex/issue";
import type { Supply } from "@danji/complex/schema/supply";
import { areasOf } from "@danji/floor-plan/areas";
import { checkPlan } from "@danji/floor-plan/check";
import { planFile, type Plans } from "./read-plans.ts";

/** Published areas have two decimals. */
const CENT = 100;

/** Returns what is wrong with the plans of a complex in themselves, and against what its supply says. */
export function checkPlans({ types }: Supply, plans: Plans): Issue[] {
  const own = [...plans].flatMap(([key, plan]) =>
    checkPlan(plan).map(({ rule, path, message }) => ({ rule, file: planFile(key), path, reason: message })),
  );
  const against = types.flatMap(({ label, plan: key, exclusiveArea }, index): Issue[] => {
    const plan = key === undefined ? undefined : plans.get(key);
    if (!plan) return [];
    const { exclusive } = areasOf(plan, "basic");
    const tell = (path: string, reason: string) => ({ rule: "plan-supply", file: "supply.json", path, reason });
    return [
      ...(Math.round(exclusive * CENT) === Math.round(exclusiveArea * CENT)
        ? []
        : [
            tell(
              `types.${index}.exclusiveArea`,
              `평면의 전용면적과 다릅니다: 여기는 ${areaWords(exclusiveArea)}, plans/${key}.json은 ${areaWords(exclusive)}입니다`,
            ),
          ]),
      ...(plan.label === label
        ? []
        : [tell(`types.${index}.plan`, `다른 타입의 평면입니다: 여기는 ${label}, 평면은 ${plan.label}입니다`)]),
    ];
  });
  return [...own, ...against];
}
