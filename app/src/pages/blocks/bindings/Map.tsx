import { MapBlock } from "@danji/sections/location/MapBlock.tsx";
import type { BlockOf } from "@danji/sections/parts/block-props.ts";
import { identity } from "complex:identity";

/** Shows the surroundings of the complex. */
export const Map = ({ block }: { block: BlockOf<"map"> }) => <MapBlock block={block} name={identity.name} />;
