import type { Complex } from "../complex.ts";
import type { Kinds } from "../kinds.ts";
import { blocksOf } from "./located.ts";
import { altText, longTitle, repeatedKey, repeatedPage, routeInText } from "./content/names.ts";
import { announcementMark, contractPeriod, noticePeriod, scheduleOrder } from "./content/schedule.ts";
import { articleDate, pressOrder, saleDate, textDate } from "./content/dates.ts";
import { areaUnit, foreignPhone, superlative } from "./content/claims.ts";
import { announcementPrevails, missingDisclaimer } from "./content/disclaimers.ts";
import { retentionMonths } from "./content/retention.ts";
import { messageKinds, messageLength, messageLetters, messagePlaces, messageService } from "./content/messages.ts";
import { planInUse, planMark, planSource, planStatus } from "./content/plans.ts";
import { stageReached } from "./content/stage.ts";
import { supplyAreas, supplyFacts, supplyTotals, writtenFigures } from "./content/supply.ts";
import { type Rule, runRules } from "./rule.ts";

/** Returns the rules that kinds of block have for their own blocks. */
const blockRules = ({ blocks }: Kinds) =>
  Object.entries(blocks).flatMap(([kind, { rule }]): Rule[] =>
    rule === undefined
      ? []
      : [
          {
            id: rule.id,
            check({ pages }, report) {
              for (const { file, path, value } of blocksOf(pages))
                if (value.kind === kind)
                  for (const fault of rule.check(value)) report(file, `${path}.${fault.path}`, fault.reason);
            },
          },
        ],
  );

/** What a complex must not say, and what it must; a site can be built without, but not published. */
export const contentRules = (kinds: Kinds) => [
  altText,
  longTitle,
  repeatedPage,
  repeatedKey,
  textDate,
  saleDate,
  pressOrder,
  articleDate,
  scheduleOrder,
  noticePeriod,
  contractPeriod,
  supplyTotals,
  supplyAreas,
  supplyFacts,
  writtenFigures,
  ...blockRules(kinds),
  superlative,
  areaUnit,
  planMark(kinds),
  planSource(kinds),
  planStatus(kinds),
  planInUse,
  stageReached,
  routeInText,
  foreignPhone,
  missingDisclaimer(kinds),
  announcementPrevails(kinds),
  messageLetters,
  messageLength,
  messagePlaces,
  messageKinds,
  messageService,
  retentionMonths,
  announcementMark,
];

/** Returns everything that the rules on content find in a complex whose files are right. */
export const checkContent = (complex: Complex, kinds: Kinds) => runRules(contentRules(kinds), complex);
