import { defineBlock } from "../parts/define-block.ts";
import { schema, type MapBlock } from "./schema.ts";
import type { BlockFault } from "@danji/complex/kinds";

/** The fastest that an advertisement may let people walk, in metres a minute (about 4.8 km/h). */
const FASTEST_WALK = 80;

/** Returns what a map says that cannot be (Fair Labelling and Advertising Act, art. 3): a way below the straight line, a walk at a run, a place off the map. */
function mapFaults({ places, reach }: MapBlock): BlockFault[] {
  return places.flatMap(({ name, at: [east, south], way }, index) => {
    const faults: BlockFault[] = [];
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

export const block = defineBlock<typeof import("./Block.tsx")>()({
  schema,
  takes: ["identity"],
  caution: "plans",
  searchWords: ["오시는 길", "지하철", "출퇴근"],
  rule: { id: "map-ways", check: mapFaults },
});
