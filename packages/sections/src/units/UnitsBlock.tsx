import type { Supply } from "@danji/complex/schema/supply";
import { Sourced } from "../parts/Sourced.tsx";
import { BuildingElevation } from "./BuildingElevation.tsx";
import { HouseholdsTable } from "./HouseholdsTable.tsx";
import { LinesTable } from "./LinesTable.tsx";
import { TypeLegend } from "./TypeLegend.tsx";
import { Elevations, Units } from "./units.styles.ts";

/** Shows which flats each building has: drawn line by line and floor by floor, and the same as tables that add up. */
export function UnitsBlock({ supply }: { supply: Supply }) {
  return (
    <Units>
      <TypeLegend supply={supply} />
      <Elevations>
        {supply.buildings.map((building) => (
          <BuildingElevation key={building.number} building={building} supply={supply} />
        ))}
      </Elevations>
      <Sourced provenance={supply}>
        <LinesTable supply={supply} />
      </Sourced>
      <Sourced provenance={supply}>
        <HouseholdsTable supply={supply} />
      </Sourced>
    </Units>
  );
}
