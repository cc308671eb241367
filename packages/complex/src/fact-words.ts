import type { Fact } from "./schema/facts.ts";

/** Returns the value of a fact with its unit, e.g. `999세대`. */
export const factValue = ({ value, unit = "" }: Fact): string => value + unit;

/** Returns the value of a fact with its unit and its note, e.g. `2027년 4월 (예정)`. */
export const factWords = (fact: Fact): string => factValue(fact) + (fact.note === undefined ? "" : ` (${fact.note})`);

/** Returns the number in the value of a fact, e.g. 49525 of `약 49,525`; NaN without a number. */
export const factNumber = ({ value }: Fact): number => Number(/[\d,.]+/u.exec(value)?.[0].replaceAll(",", ""));
