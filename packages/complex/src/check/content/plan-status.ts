import { PLAN_STATUSES } from "../../schema/facts.ts";
import { blocksOf } from "../located.ts";
import type { Rule } from "../rule.ts";
import { textsOf } from "../text.ts";

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const STATUS = PLAN_STATUSES.join("|");

/** Finds the status that a text gives a plan: `학교(계획)`, `학교 (예정)`, `신설역(가칭, 예정)`. */
const stated = (name: string) => new RegExp(`${escaped(name)} ?\\((?:[^()]*[,·] ?)?(${STATUS})\\)`, "gu");

/** Every text states one status of a plan: that of its record in `facts.json`. */
export const planStatus: Rule = {
  id: "plan-status",
  check(complex, report) {
    const wrong = (file: string, path: string, name: string, status: string) =>
      report(file, path, `facts.json의 works와 상태가 다릅니다. ‘${name}’은(는) (${status})입니다`);
    for (const { names, status } of Object.values(complex.facts.works))
      for (const name of names) {
        for (const { file, path, value } of textsOf(complex))
          if ([...value.matchAll(stated(name))].some(([, said]) => said !== status)) wrong(file, path, name, status);
        for (const { file, path, value } of blocksOf(complex.pages)) {
          if (value.kind !== "table") continue;
          value.rows.forEach((row, r) => {
            const said = row.slice(1).find((cell) => PLAN_STATUSES.some((each) => each === cell));
            if (row[0] === name && said !== undefined && said !== status)
              wrong(file, `${path}.rows.${r}`, name, status);
          });
        }
      }
  },
};
