import type { BlockData } from "../parts/block-data.ts";
import { Sourced } from "../parts/Sourced.tsx";
import { PriceTable } from "./PriceTable.tsx";
import { TypesTable } from "./TypesTable.tsx";

/** Shows the types of flats with their areas, numbers and announced prices, and how many there are in all. */
export function Block({ supply }: Pick<BlockData, "supply">) {
  return (
    <Sourced provenance={supply}>
      <TypesTable supply={supply} total />
      <PriceTable types={supply.types} />
    </Sourced>
  );
}
