import type { BlockOf } from "../parts/block-props.ts";
import type { schema } from "./schema.ts";

/** Returns the id of a gallery on its page: no page shows the same picture first in two of them. */
export const galleryAnchor = ({ pictures }: BlockOf<typeof schema>) => `gallery-${pictures[0]?.image}`;
