import { Stack } from "@danji/ui/stack";
import { Text } from "@danji/ui/text";
import { ButtonLink } from "@danji/ui/button";
import { inlineText } from "../parts/inline-text.tsx";
import { Sourced } from "../parts/Sourced.tsx";
import type { BlockData, BlockOf } from "../parts/block-data.ts";
import { Method, NewWindow, PlaceList, Services } from "./Block.styles.ts";
import { distanceWords, timeWords } from "@danji/complex/figures";
import type { schema, MapBlock, MapPoint } from "./block.ts";
import { useId } from "react";
import { Area, Canvas, MapFrame, Hatch, Home, Line, Marker, Name, North, Ring, Sheet } from "./MapDrawing.styles.ts";

/** Map services of Korea that open by an address that searches, without a key, in the order in which they are offered. */
export const MAP_SERVICES = [
  { name: "네이버지도", search: (query: string) => `https://map.naver.com/p/search/${encodeURIComponent(query)}` },
  { name: "카카오맵", search: (query: string) => `https://map.kakao.com/link/search/${encodeURIComponent(query)}` },
];

/** Renders the surroundings as a drawn map, the same places as a list with distance and time, and ways into the map services. */
export function Block({ block, identity: { name } }: { block: BlockOf<typeof schema> } & Pick<BlockData, "identity">) {
  return (
    <Stack gap={8}>
      <MapDrawing name={name} map={block} />
      <Sourced provenance={block.provenance}>
        <PlaceList forwardedAs="ol" min="24rem" gap={8} aria-label={`${block.title}의 장소와 거리`}>
          {block.places.map(({ name: place, way }) => (
            <li key={place}>
              <strong>{inlineText(place)}</strong>
              <Text as="span" variant="note">{`${distanceWords(way.metres)} · ${timeWords(way)}`}</Text>
            </li>
          ))}
        </PlaceList>
        <Method>{block.method}</Method>
      </Sourced>
      {block.destinations.map(({ label, query }) => (
        <Services key={query}>
          <h3>{`지도에서 ${label} 보기`}</h3>
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

/** Distance between the lines of a park's hatching, in metres. */
const HATCH = 36;
/** Drawn one after the other: edges of all roads before their surfaces, so that crossings stay open. */
const LAYERS = ["river", "edge", "surface", "rail"] as const;

const linesOf = (lines: MapBlock["lines"], layer: (typeof LAYERS)[number]) =>
  lines.filter(({ kind }) => (layer === "river" || layer === "rail" ? kind === layer : /road|artery/.test(kind)));

interface MapDrawingProps {
  /** Name of the complex. */
  name: string;
  map: MapBlock;
}

/** Draws the surroundings. Names and numbers are text of the page's own size over the lines, so that they read on any screen. */
function MapDrawing({ name: home, map: { title, reach, rings, areas, lines, places } }: MapDrawingProps) {
  const hatch = useId();
  const place = ([east, south]: MapPoint) => ({
    left: `${percent(east, reach.east)}%`,
    top: `${percent(south, reach.south)}%`,
  });
  const labels = lines.flatMap(({ label }) => label ?? []);
  const viewBox = [-reach.east, -reach.south, 2 * reach.east, 2 * reach.south].join(" ");
  return (
    <MapFrame role="img" aria-label={`${title}. 표시한 장소는 이어지는 목록에 거리와 함께 있습니다.`}>
      <Sheet style={{ aspectRatio: `${reach.east} / ${reach.south}` }}>
        <Canvas viewBox={viewBox} aria-hidden>
          <pattern id={hatch} width={HATCH} height={HATCH} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <Hatch d={`M0 0V${HATCH}`} />
          </pattern>
          {areas.map(({ kind, points }) => (
            <g key={polygonPath(points)}>
              <Area data-kind={kind} d={polygonPath(points)} />
              {kind === "park" && <path fill={`url(#${hatch})`} d={polygonPath(points)} />}
            </g>
          ))}
          {LAYERS.map((layer) =>
            linesOf(lines, layer).map(({ kind, points }) => (
              <Line key={layer + smoothPath(points)} data-kind={kind} data-layer={layer} d={smoothPath(points)} />
            )),
          )}
          {areas
            .filter(({ kind }) => kind === "site")
            .map(({ points }) => (
              <Area key={polygonPath(points)} data-kind="site" d={polygonPath(points)} />
            ))}
          {rings.map((radius) => (
            <Ring key={radius} r={radius} />
          ))}
        </Canvas>
        {labels.map(({ text, at }) => (
          <Name key={text} style={place(at)}>
            {text}
          </Name>
        ))}
        {rings.map((radius) => (
          <Name key={radius} data-kind="ring" style={place([0, -radius])}>
            {`${radius}m`}
          </Name>
        ))}
        {places.map(({ name, at, kind }, index) => (
          <Marker key={name} data-kind={kind} style={place(at)}>
            <b>{index + 1}</b>
            <span>{name}</span>
          </Marker>
        ))}
        <Home style={place([0, 0])}>{home}</Home>
        <North>N</North>
      </Sheet>
    </MapFrame>
  );
}

const percent = (metres: number, reach: number) => Math.round((50 + (50 * metres) / reach) * 100) / 100;

/** How far a curve's handles reach towards the neighbouring points: a sixth makes a Catmull-Rom spline. */
const HANDLE = 1 / 6;

const words = ([x, y]: MapPoint) => `${Math.round(x)} ${Math.round(y)}`;

/** A handle of the curve at `at`, along the line from `from` to `to`. */
const handle = (at: MapPoint, from: MapPoint, to: MapPoint, sign: 1 | -1): MapPoint => [
  at[0] + sign * (to[0] - from[0]) * HANDLE,
  at[1] + sign * (to[1] - from[1]) * HANDLE,
];

/** Returns the SVG path data of a smooth line through all points. */
export function smoothPath(points: readonly MapPoint[]): string {
  const [first, ...others] = points;
  if (!first) return "";
  let path = `M${words(first)}`;
  others.forEach((end, index) => {
    const start = points[index] ?? first;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    path += `C${words(handle(start, before, end, 1))} ${words(handle(end, start, after, -1))} ${words(end)}`;
  });
  return path;
}

/** Returns the SVG path data of a closed shape with straight edges. */
export const polygonPath = (points: readonly MapPoint[]): string => `M${points.map(words).join("L")}Z`;
