import type { BlockData } from "../parts/block-data.ts";
import { Disclosure } from "@danji/ui/disclosure";
import { Grid } from "@danji/ui/grid";
import { Stack } from "@danji/ui/stack";
import { Sourced } from "../parts/Sourced.tsx";
import { PlainHeading } from "../parts/blocks.styles.ts";
import { BuildingElevation } from "./BuildingElevation.tsx";
import { HouseholdsTable } from "./HouseholdsTable.tsx";
import { LinesTable } from "./LinesTable.tsx";
import { TypeLegend } from "./TypeLegend.tsx";

/** Shows which flats each building has: drawn line by line and floor by floor, and the same as tables that add up. */
export function Block({ supply }: Pick<BlockData, "supply">) {
  return (
    <Stack gap={10}>
      <TypeLegend supply={supply} />
      <Grid as="ul" min="clamp(8rem, 14vw, 11rem)" rowGap={8}>
        {supply.buildings.map((building) => (
          <BuildingElevation key={building.number} building={building} supply={supply} />
        ))}
      </Grid>
      <Sourced provenance={supply}>
        <LinesTable supply={supply} />
      </Sourced>
      <Disclosure.Root>
        <PlainHeading headingLevel={3}>동별·타입별 세대수</PlainHeading>
        <Disclosure.Content>
          <Sourced provenance={supply}>
            <HouseholdsTable supply={supply} />
          </Sourced>
        </Disclosure.Content>
      </Disclosure.Root>
    </Stack>
  );
}
