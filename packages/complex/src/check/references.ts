import type { Complex } from "../complex.ts";
import type { Kinds } from "../kinds.ts";
import { saleEndEarly } from "./content/schedule.ts";
import { keyRules } from "./references/keys.ts";
import { pageRules } from "./references/pages.ts";
import { runRules } from "./rule.ts";

/** Faults that show only between the files, with which no site is built: names that lead nowhere, and an end of the sale that cannot be. */
export const checkReferences = (complex: Complex, kinds: Kinds) =>
  runRules([...keyRules(kinds), ...pageRules(kinds), saleEndEarly], complex);
