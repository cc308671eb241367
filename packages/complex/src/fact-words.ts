import type { Fact } from "./schema/facts.ts";

/** Returns the value of a fact with its unit, e.g. `999세대`. */
export const factValue = ({ value, unit = "" }: Fact): string => value + unit;

/** Returns the value of a fact with its unit and its note, e.g. `2027년 4월 (예정)`. */
export const factWords = (fact: Fact): string => factValue(fact) + (fact.note === undefined ? "" : ` (${fact.note})`);
