import type { Pictures } from "@danji/complex/media/picture";
import type { KindSchema } from "@danji/complex/schema/kind";
import type * as z from "zod";

/** What a block of a kind says, by the schema of the kind. */
export type BlockOf<Schema extends z.ZodType> = z.output<Schema>;

/** Props of a block that shows content and pictures of its page. */
export interface BlockProps<Schema extends KindSchema> {
  block: BlockOf<Schema>;
  pictures: Pictures;
}
