import type { ComponentProps } from "react";
import { Fact, List, Measure, Remark, Term, Unit } from "./FactTable.styles.ts";
import type { FactTableVariant } from "./variants.ts";

/** Props of `FactTable.Root`: those of its `<dl>`, and its variant. */
export interface FactTableRootProps extends ComponentProps<"dl"> {
  /** Rows under hairlines, or large numerals side by side. @default "rows" */
  variant?: FactTableVariant | undefined;
}

/**
 * Renders facts, each a term and its value.
 *
 * Use rows for what a reader looks up, numerals for the three or four figures that describe a complex. Do not use it
 * for things with more than one value each (`Table`) nor for dates in their order (`Timeline`). Add the source of the
 * facts below (`Provenance`).
 */
export function FactTableRoot({ variant = "rows", ...list }: FactTableRootProps) {
  return <List {...list} data-variant={variant} />;
}

/** Props of `FactTable.Fact`: those of its `<div>`. */
export type FactTableFactProps = ComponentProps<"div">;

/** Renders a fact: a `Term`, its `Value` and perhaps a `Note`. */
export function FactTableFact(fact: FactTableFactProps) {
  return <Fact {...fact} />;
}

/** Props of `FactTable.Term`: those of its `<dt>`. */
export type FactTableTermProps = ComponentProps<"dt">;

/** Renders the term, such as `세대수`. */
export function FactTableTerm(term: FactTableTermProps) {
  return <Term {...term} />;
}

/** Props of `FactTable.Value`: those of its `<dd>`. */
export type FactTableValueProps = ComponentProps<"dd">;

/** Renders the value, with its `Unit` at the end. */
export function FactTableValue(value: FactTableValueProps) {
  return <Measure {...value} />;
}

/** Props of `FactTable.Unit`: those of its `<small>`. */
export type FactTableUnitProps = ComponentProps<"small">;

/** Renders the unit of a value, such as `㎡`, after the figure without a space. */
export function FactTableUnit(unit: FactTableUnitProps) {
  return <Unit {...unit} />;
}

/** Props of `FactTable.Note`: those of its `<dd>`. */
export type FactTableNoteProps = ComponentProps<"dd">;

/** Renders a remark on the value, such as how it was measured. */
export function FactTableNote(note: FactTableNoteProps) {
  return <Remark {...note} />;
}
