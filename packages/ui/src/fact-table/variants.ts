/** How facts are set: rows of a table, or large numerals side by side. */
export const FACT_TABLE_VARIANTS = ["rows", "numerals"] as const;
export type FactTableVariant = (typeof FACT_TABLE_VARIANTS)[number];
