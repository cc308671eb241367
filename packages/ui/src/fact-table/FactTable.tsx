"use client";
import type { ComponentProps } from "react";
import { Fact, List, Measure, Remark, Term, Unit } from "./FactTable.styles.ts";

/** Variants of a fact table: rows, or large numerals side by side. */
export const FACT_TABLE_VARIANTS = ["rows", "numerals"] as const;
type FactTableVariant = (typeof FACT_TABLE_VARIANTS)[number];

interface FactTableRootProps extends ComponentProps<"dl"> {
  /** Rows under hairlines, or large numerals side by side. @default "rows" */
  variant?: FactTableVariant | undefined;
}

/**
 * Renders facts, each a term and its value.
 *
 * Use rows for what a reader looks up, numerals for the three or four figures that describe a complex. Do not use it
 * for things with more than one value each (`Table`) nor for dates in their order (`Timeline`).
 */
export function FactTableRoot({ variant = "rows", ...list }: FactTableRootProps) {
  return <List {...list} data-variant={variant} />;
}

/** Renders a fact: a `Term`, its `Value` and perhaps a `Note`. */
export function FactTableItem(fact: ComponentProps<"div">) {
  return <Fact {...fact} />;
}

/** Renders the term, such as `세대수`. */
export function FactTableTerm(term: ComponentProps<"dt">) {
  return <Term {...term} />;
}

/** Renders the value, with its `Unit` at the end. */
export function FactTableValue(value: ComponentProps<"dd">) {
  return <Measure {...value} />;
}

/** Renders the unit of a value, such as `㎡`, after the figure without a space. */
export function FactTableUnit(unit: ComponentProps<"small">) {
  return <Unit {...unit} />;
}

/** Renders a remark on the value, such as how it was measured. */
export function FactTableNote(note: ComponentProps<"dd">) {
  return <Remark {...note} />;
}
