import { Stack } from "@danji/ui/stack";
import { ButtonLink } from "@danji/ui/button";
import { Provenance } from "../parts/Provenance.tsx";
import type { BlockData } from "../parts/block-data.ts";
import { MAP_SERVICES } from "./map-services.ts";
import { Method, NewWindow, PlaceList, Services } from "./Block.styles.ts";
import { MapDrawing } from "./MapDrawing.tsx";
import { distanceWords, timeWords } from "@danji/complex/way-words";
import type { BlockOf } from "../parts/block-props.ts";
import type { schema } from "./schema.ts";

/**
 * Shows the surroundings as a drawn map, the same places as a list with distance and time, and ways into the map
 * services.
 */
export function Block({ block, identity: { name } }: { block: BlockOf<typeof schema> } & Pick<BlockData, "identity">) {
  return (
    <Stack gap={8}>
      <MapDrawing name={name} map={block} />
      <div>
        <PlaceList forwardedAs="ol" min="20rem" gap={8} aria-label={`${block.title}의 장소와 거리`}>
          {block.places.map(({ name: place, way }) => (
            <li key={place}>
              <strong>{place}</strong>
              <span>{`${distanceWords(way.metres)} · ${timeWords(way)}`}</span>
            </li>
          ))}
        </PlaceList>
        <Method>{block.method}</Method>
        <Provenance source={block.provenance.source} asOf={block.provenance.asOf} />
      </div>
      {block.destinations.map(({ label, query }) => (
        <Services key={query}>
          <h3>{`${label}, 지도에서 보기`}</h3>
          <ul>
            {MAP_SERVICES.map(({ name: service, search }) => (
              <li key={service}>
                <ButtonLink to={search(query)} target="_blank" rel="noopener" variant="secondary">
                  <span>{service}</span> <NewWindow>새 창</NewWindow>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Services>
      ))}
    </Stack>
  );
}
