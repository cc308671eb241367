/** Variants of a fact table: rows, or large numerals side by side. */
export const FACT_TABLE_VARIANTS = ["rows", "numerals"] as const;
export type FactTableVariant = (typeof FACT_TABLE_VARIANTS)[number];
