import { ButtonLink } from "@danji/ui/button";
import { Provenance } from "@danji/ui/provenance";
import type { BlockProps } from "../../../../app/src/blocks/lazy-blocks.ts";
import { MAP_SERVICES } from "./map-services.ts";
import { Method, NewWindow, PlaceList, Services, Wayfinding } from "./MapBlock.styles.ts";
import { MapDrawing } from "./MapDrawing.tsx";
import { distanceWords, timeWords } from "./way-words.ts";

/** The surroundings as a drawn map, the same places as a list with distance and time, and ways into the map services. */
export function MapBlock({ block }: Pick<BlockProps<"map">, "block">) {
  return (
    <Wayfinding>
      <MapDrawing map={block} />
      <div>
        <PlaceList aria-label={`${block.title}의 장소와 거리`}>
          {block.places.map(({ name, way }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>
                {distanceWords(way.metres)} · {timeWords(way)}
              </span>
            </li>
          ))}
        </PlaceList>
        <Method>{block.method}</Method>
        <Provenance {...block.provenance} />
      </div>
      {block.destinations.map(({ label, query }) => (
        <Services key={query}>
          <h3>{label}, 지도에서 보기</h3>
          <ul>
            {MAP_SERVICES.map(({ name, search }) => (
              <li key={name}>
                <ButtonLink to={search(query)} target="_blank" rel="noopener" variant="secondary">
                  {name} <NewWindow>새 창</NewWindow>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Services>
      ))}
    </Wayfinding>
  );
}
