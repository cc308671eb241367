import type { Complex } from "../complex.ts";
import { altText } from "./content/alt-text.ts";
import { announcementMark } from "./content/announcement-mark.ts";
import { articleDate } from "./content/article-dates.ts";
import { areaUnit, superlative } from "./content/claims.ts";
import { pressOrder, textDate } from "./content/dates.ts";
import { announcementPrevails, missingDisclaimer } from "./content/disclaimers.ts";
import { repeatedKey } from "./content/keys.ts";
import { routeInText } from "./content/labels.ts";
import { mapWays } from "./content/map-ways.ts";
import { retentionMonths } from "./content/retention.ts";
import { messageKinds, messageLength, messageLetters, messagePlaces, messageService } from "./content/messages.ts";
import { foreignPhone } from "./content/phones.ts";
import { planStatus } from "./content/plan-status.ts";
import { planMark, planSource } from "./content/plans.ts";
import { saleDate } from "./content/sale-dates.ts";
import { contractPeriod, noticePeriod, scheduleOrder } from "./content/schedule.ts";
import { stageReached } from "./content/stage.ts";
import { writtenFigures } from "./content/written-figures.ts";
import { supplyAreas, supplyFacts, supplyTotals } from "./content/supply.ts";
import { longTitle, repeatedPage } from "./content/titles.ts";
import { runRules } from "./rule.ts";

/** What a complex must not say, and what it must; a site can be built without, but not published. */
export const CONTENT_RULES = [
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
  mapWays,
  superlative,
  areaUnit,
  planMark,
  planSource,
  planStatus,
  stageReached,
  routeInText,
  foreignPhone,
  missingDisclaimer,
  announcementPrevails,
  messageLetters,
  messageLength,
  messagePlaces,
  messageKinds,
  messageService,
  retentionMonths,
  announcementMark,
];

/** Returns everything that the rules on content find in a complex whose files are right. */
export const checkContent = (complex: Complex) => runRules(CONTENT_RULES, complex);
