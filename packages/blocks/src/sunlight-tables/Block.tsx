import type { BlockData } from "../parts/block-data.ts";
import { useToday } from "../parts/use-today.ts";
import { SunlightTables } from "./SunlightTables.tsx";

/** Renders the sunlight of the winter solstice as tables. */
export function Block({ sunlight, supply, winterSuns }: Pick<BlockData, "sunlight" | "supply" | "winterSuns">) {
  const today = useToday();
  return sunlight && <SunlightTables supply={supply} sunlight={sunlight} winterSuns={winterSuns} today={today} />;
}
