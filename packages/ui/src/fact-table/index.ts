import {
  FactTableFact,
  FactTableNote,
  FactTableRoot,
  FactTableTerm,
  FactTableUnit,
  FactTableValue,
} from "./FactTable.tsx";

export type {
  FactTableFactProps,
  FactTableNoteProps,
  FactTableRootProps,
  FactTableTermProps,
  FactTableUnitProps,
  FactTableValueProps,
} from "./FactTable.tsx";
export { FACT_TABLE_VARIANTS, type FactTableVariant } from "./variants.ts";

/** Facts: `Root` holds them, each `Fact` has a `Term`, a `Value` with its `Unit`, and perhaps a `Note`. */
export const FactTable = {
  Root: FactTableRoot,
  Fact: FactTableFact,
  Term: FactTableTerm,
  Value: FactTableValue,
  Unit: FactTableUnit,
  Note: FactTableNote,
};
