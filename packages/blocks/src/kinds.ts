import type { BlockKind, Kinds, ScreenKind } from "@danji/complex/kinds";
import type * as z from "zod";
import * as blocks from "./block-list.ts";
import type { ScreenData } from "./home/screen-props.ts";
import type { BlockData } from "./parts/block-data.ts";
import * as screens from "./screen-list.ts";

interface BlocksKinds extends Kinds {
  readonly blocks: Readonly<Record<string, BlockKind & { readonly takes: readonly (keyof BlockData)[] }>>;
  readonly screens: Readonly<Record<string, ScreenKind & { readonly takes: readonly (keyof ScreenData)[] }>>;
}

/** Demands that each kind of a list bears the name that its content has as `kind`. */
type Named<List> = { readonly [Kind in keyof List]: { readonly schema: z.ZodType<{ readonly kind: Kind }> } };

/** All kinds of block and of home screen: what checks, build and content editor need of each. */
export const kinds: BlocksKinds = {
  blocks: blocks satisfies Named<typeof blocks>,
  screens: screens satisfies Named<typeof screens>,
};
