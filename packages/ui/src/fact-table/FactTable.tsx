"use client";
import type { ComponentProps } from "react";
import { type FACT_TABLE_VARIANTS, Fact, List, Measure, Remark, Term, Unit } from "./FactTable.styles.ts";

interface FactTableRootProps extends ComponentProps<"dl"> {
  /** Rows under hairlines, or large numerals side by side. @default "rows" */
  variant?: (typeof FACT_TABLE_VARIANTS)[number] | undefined;
}

/**
 * Renders facts, each a term and its value.
 *
 * Use rows for what a reader looks up, numerals for the three or four figures that describe a complex. Do not use it
 * for things with more than one value each (`Table`) nor for dates in their order (`Timeline`).
 */
function FactTableRoot({ variant = "rows", ...list }: FactTableRootProps) {
  return <List {...list} data-variant={variant} $variant={variant} />;
}

/** Renders a fact: a `Term`, its `Value` and perhaps a `Note`. */
function FactTableItem(fact: ComponentProps<"div">) {
  return <Fact {...fact} />;
}

/** Renders the term, such as `세대수`. */
function FactTableTerm(term: ComponentProps<"dt">) {
  return <Term {...term} />;
}

/** Renders the value, with its `Unit` at the end. */
function FactTableValue(value: ComponentProps<"dd">) {
  return <Measure {...value} />;
}

/** Renders the unit of a value, such as `㎡`, after the figure without a space. */
function FactTableUnit(unit: ComponentProps<"small">) {
  return <Unit {...unit} />;
}

/** Renders a remark on the value, such as how it was measured. */
function FactTableNote(note: ComponentProps<"dd">) {
  return <Remark {...note} />;
}

export {
  FactTableRoot as Root,
  FactTableItem as Item,
  FactTableTerm as Term,
  FactTableValue as Value,
  FactTableUnit as Unit,
  FactTableNote as Note,
};
