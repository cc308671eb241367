import { Stack } from "@danji/ui/stack";
import { Text } from "@danji/ui/text";
import { ButtonLink } from "@danji/ui/button";
import { Sourced } from "../parts/Sourced.tsx";
import type { BlockData, BlockOf } from "../parts/block-data.ts";
import { Method, NewWindow, PlaceList, Services } from "./Block.styles.ts";
import { MapDrawing } from "./MapDrawing.tsx";
import { distanceWords, timeWords } from "@danji/complex/way-words";
import type { schema } from "./schema.ts";

/** A map service of Korea that opens by an address, without a key. */
interface MapService {
  readonly name: string;
  /** Address that searches for `query` there. */
  readonly search: (query: string) => string;
}

/** The services in the order in which they are offered. */
export const MAP_SERVICES: readonly MapService[] = [
  { name: "네이버지도", search: (query) => `https://map.naver.com/p/search/${encodeURIComponent(query)}` },
  { name: "카카오맵", search: (query) => `https://map.kakao.com/link/search/${encodeURIComponent(query)}` },
];

/** Renders the surroundings as a drawn map, the same places as a list with distance and time, and ways into the map services. */
export function Block({ block, identity: { name } }: { block: BlockOf<typeof schema> } & Pick<BlockData, "identity">) {
  return (
    <Stack gap={8}>
      <MapDrawing name={name} map={block} />
      <Sourced provenance={block.provenance}>
        <PlaceList forwardedAs="ol" min="20rem" gap={8} aria-label={`${block.title}의 장소와 거리`}>
          {block.places.map(({ name: place, way }) => (
            <li key={place}>
              <strong>{place}</strong>
              <Text as="span" variant="note">{`${distanceWords(way.metres)} · ${timeWords(way)}`}</Text>
            </li>
          ))}
        </PlaceList>
        <Method>{block.method}</Method>
      </Sourced>
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
