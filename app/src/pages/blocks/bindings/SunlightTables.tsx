import { SunlightTables } from "@danji/sections/find-flat/SunlightTables.tsx";
import { sunlight, winterSuns } from "complex:sunlight";
import { supply } from "complex:supply";
import { useToday } from "../../../shell/use-today.ts";

/** Shows the sunlight of the winter solstice as tables. */
export function WinterSunTables() {
  const today = useToday();
  return sunlight && <SunlightTables supply={supply} sunlight={sunlight} winterSuns={winterSuns} today={today} />;
}
