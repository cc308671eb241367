import {
  FactTableItem,
  FactTableNote,
  FactTableRoot,
  FactTableTerm,
  FactTableUnit,
  FactTableValue,
} from "./FactTable.tsx";

export { FACT_TABLE_VARIANTS } from "./FactTable.tsx";

/** Facts: `Root` holds them, each `Item` has a `Term`, a `Value` with its `Unit`, and perhaps a `Note`. */
export const FactTable = {
  Root: FactTableRoot,
  Item: FactTableItem,
  Term: FactTableTerm,
  Value: FactTableValue,
  Unit: FactTableUnit,
  Note: FactTableNote,
};
