import type { Complex } from "../complex.ts";
import type { Issue } from "../issue.ts";
import { futureArticle } from "./future-articles.ts";
import { reviewDue } from "./review-by.ts";
import { runRules } from "./rule.ts";
import { saleEndMissing } from "./sale-end.ts";
import { mixedEndings } from "./voice/endings.ts";
import { repeatedHeading } from "./voice/headings.ts";
import { termChoice } from "./voice/term-choice.ts";

/** Returns advice on the wording and the upkeep of a complex; `today` is the day in Korea, `yyyy-mm-dd`. */
export const warningRules = (today: string) => [
  termChoice,
  mixedEndings,
  repeatedHeading,
  reviewDue(today),
  futureArticle(today),
  saleEndMissing(today),
];

/** Returns everything that the rules of advice find. None of it keeps a complex from being published. */
export const checkWarnings = (complex: Complex, today: string): Issue[] => runRules(warningRules(today), complex);
