import { PLAN_STATUSES } from "../../schema/facts.ts";
import { blocksOf } from "../located.ts";
import type { Rule } from "../rule.ts";
import { textsOf } from "../text.ts";

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const STATUS = PLAN_STATUSES.join("|");

/** Finds the status that a text gives a plan: `학교(계획)`, `학교 (예정)`, `신설역(가칭, 예정)`. */
const stated = (name: string) => new RegExp(`${escaped(name)} ?\\((?:[^()]*[,·] ?)?(${STATUS})\\)`, "gu");

/** Heading of the column that names who decides on a plan. */
const DECIDED_BY = "결정 기관";

/** Returns the status in a cell: `계획`, `(계획)`. */
const statusIn = (cell: string) => PLAN_STATUSES.find((status) => cell === status || cell === `(${status})`);

/** Every text states one status of a plan, and every table one authority: those of its record in `facts.json`. */
export const planStatus: Rule = {
  id: "plan-status",
  check(complex, report) {
    const wrong = (file: string, path: string, name: string, status: string) =>
      report(file, path, `facts.json의 works와 상태가 다릅니다. ‘${name}’은(는) (${status})입니다`);
    for (const { names, status, decidedBy } of Object.values(complex.facts.works))
      for (const name of names) {
        for (const { file, path, value } of textsOf(complex))
          if ([...value.matchAll(stated(name))].some(([, said]) => said !== status)) wrong(file, path, name, status);
        for (const { file, path, value } of blocksOf(complex.pages)) {
          if (value.kind !== "table") continue;
          const decides = value.columns.indexOf(DECIDED_BY);
          value.rows.forEach((row, r) => {
            if (row[0] !== name) return;
            const said = row.slice(1).map(statusIn).find(Boolean);
            if (said !== undefined && said !== status) wrong(file, `${path}.rows.${r}`, name, status);
            const decider = row[decides];
            if (decider !== undefined && decider !== decidedBy)
              report(
                file,
                `${path}.rows.${r}`,
                `facts.json의 works와 결정 기관이 다릅니다. 한쪽을 고치세요: ${decider}`,
              );
          });
        }
      }
  },
};
