import type { MapBlock } from "../../schema/map.ts";
import { blocksOf } from "../located.ts";
import type { Rule } from "../rule.ts";

/** The fastest that an advertisement may let people walk, in metres a minute (about 4.8 km/h). */
const FASTEST_WALK = 80;

/** A fault of a map: its place in the block, and the reason in Korean. */
interface MapFault {
  readonly path: string;
  readonly reason: string;
}

/** What a map says that cannot be: a way shorter than the straight line, a walk at a run, a place off the map. */
function mapFaults({ places, reach }: MapBlock): MapFault[] {
  return places.flatMap(({ name, at: [east, south], way }, index) => {
    const faults: MapFault[] = [];
    const straight = Math.round(Math.hypot(east, south));
    if (way.metres < straight)
      faults.push({
        path: `places.${index}.way.metres`,
        reason: `${name}: 길의 거리 ${way.metres}m가 직선거리 ${straight}m보다 짧습니다`,
      });
    if (way.by === "walk" && way.metres > way.minutes * FASTEST_WALK)
      faults.push({
        path: `places.${index}.way.minutes`,
        reason: `${name}: ${way.metres}m는 걸어서 ${Math.ceil(way.metres / FASTEST_WALK)}분 이상입니다`,
      });
    if (Math.abs(east) > reach.east || Math.abs(south) > reach.south)
      faults.push({ path: `places.${index}.at`, reason: `${name}: 약도 밖에 있습니다` });
    return faults;
  });
}

/** Distances and times of maps have to be possible (Fair Labelling and Advertising Act, art. 3: no deceptive claims). */
export const mapWays: Rule = {
  id: "map-ways",
  check({ pages }, report) {
    for (const { file, path, value } of blocksOf(pages))
      if (value.kind === "map")
        for (const fault of mapFaults(value)) report(file, `${path}.${fault.path}`, fault.reason);
  },
};
