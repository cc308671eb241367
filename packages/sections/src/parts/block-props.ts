import type { Block } from "@danji/complex/schema/page";
import type { Pictures } from "@danji/complex/media/picture";

/** A block of one kind. */
export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** Props of a block that shows content and pictures of its page. */
export interface BlockProps<Kind extends Block["kind"]> {
  block: BlockOf<Kind>;
  pictures: Pictures;
}
