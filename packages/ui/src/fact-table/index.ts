import {
  FactTableFact,
  FactTableNote,
  FactTableRoot,
  FactTableTerm,
  FactTableUnit,
  FactTableValue,
} from "./FactTable.tsx";

export { FACT_TABLE_VARIANTS } from "./FactTable.tsx";

/** Facts: `Root` holds them, each `Fact` has a `Term`, a `Value` with its `Unit`, and perhaps a `Note`. */
export const FactTable = {
  Root: FactTableRoot,
  Fact: FactTableFact,
  Term: FactTableTerm,
  Value: FactTableValue,
  Unit: FactTableUnit,
  Note: FactTableNote,
};
