import * as z from "zod";
import type { provenance } from "./primitives.ts";

/** A block of a page. What else it says is known to its kind. */
export interface Block {
  readonly kind: string;
  readonly provenance?: z.output<typeof provenance> | undefined;
}

/** A screen of the home page. What else it says is known to its kind. */
export type HomeSection = Pick<Block, "kind">;

/** Schema of a kind: an object with a constant `kind`. */
export type KindSchema<Of = Block> = z.ZodType<Of> &
  z.core.$ZodTypeDiscriminable & { readonly shape: { readonly kind: z.ZodLiteral<string> } };

/** Returns the schema of content of any of the kinds, of which there has to be one. */
export function unionOf<Of>(kinds: Readonly<Record<string, { readonly schema: KindSchema<Of> }>>) {
  const [first, ...others] = Object.values(kinds).map(({ schema }) => schema);
  if (!first) throw new RangeError("There is no kind.");
  return z.discriminatedUnion("kind", [first, ...others]);
}
