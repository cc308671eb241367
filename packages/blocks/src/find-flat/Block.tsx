import type { BlockData } from "../parts/block-data.ts";
import { useToday } from "../parts/use-today.ts";
import { FindFlat } from "./FindFlat.tsx";

type Taken = Pick<BlockData, "sunlight" | "siteSun" | "winterSuns" | "supply" | "plans" | "sheets">;

/** Renders the search for a flat by its place or by conditions. */
export function Block({ sunlight, siteSun, ...shown }: Taken) {
  const today = useToday();
  return sunlight && siteSun && <FindFlat {...shown} {...siteSun} sunlight={sunlight} today={today} />;
}
