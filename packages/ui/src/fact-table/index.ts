export { FACT_TABLE_VARIANTS } from "./FactTable.styles.ts";

/** Facts: `Root` holds them, each `Item` has a `Term`, a `Value` with its `Unit`, and perhaps a `Note`. */
export * as FactTable from "./FactTable.tsx";
