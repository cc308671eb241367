import type { Complex } from "../complex.ts";
import type { Kinds } from "../kinds.ts";
import { claimRules } from "./content/claims.ts";
import { dateRules } from "./content/dates.ts";
import { disclaimerRules } from "./content/disclaimers.ts";
import { messageRules } from "./content/messages.ts";
import { nameRules } from "./content/names.ts";
import { planRules } from "./content/plans.ts";
import { announcementMark, scheduleRules } from "./content/schedule.ts";
import { supplyRules } from "./content/supply.ts";
import { blocksOf } from "./located.ts";
import { type Rule, rule, runRules } from "./rule.ts";

/** Returns the rules that kinds of block have for their own blocks. */
const blockRules = ({ blocks }: Kinds): Rule[] =>
  Object.entries(blocks).flatMap(([kind, { rule: own }]) =>
    own === undefined
      ? []
      : rule(own.id, ({ pages }, report) => {
          for (const { file, path, value } of blocksOf(pages))
            if (value.kind === kind)
              for (const fault of own.check(value)) report(file, `${path}.${fault.path}`, fault.reason);
        }),
  );

/** What a complex must not say, and what it must; a site can be built without, but not published. */
export const contentRules = (kinds: Kinds): readonly Rule[] => [
  ...nameRules,
  ...dateRules,
  ...scheduleRules,
  ...supplyRules,
  ...blockRules(kinds),
  ...claimRules,
  ...planRules(kinds),
  ...disclaimerRules(kinds),
  ...messageRules,
  announcementMark,
];

/** Returns everything that the rules on content find in a complex whose files are right. */
export const checkContent = (complex: Complex, kinds: Kinds) => runRules(contentRules(kinds), complex);
