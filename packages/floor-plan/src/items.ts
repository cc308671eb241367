import { type Rect, rectBetween } from "./geometry.ts";
import type { Layout } from "./layout.ts";
import type { Item, Plan } from "./plan.ts";

/** Returns whether an item is part of this variant. */
export const standsIn = (item: Item, { variant }: Pick<Layout, "variant">) =>
  item.in === undefined || item.in === variant;

/** Returns where a thing stands. */
export const itemRect = ({ at, size }: Item): Rect => rectBetween(at, [at[0] + size[0], at[1] + size[1]]);

/** A thing with its place in the plan's file. */
export interface PlacedItem {
  readonly item: Item;
  readonly rect: Rect;
  readonly path: string;
}

/** Returns all items of a variant: fixtures, then furniture. */
export function itemsOf(layout: Layout): PlacedItem[] {
  const { plan } = layout;
  return (["fixtures", "furniture"] satisfies (keyof Plan)[]).flatMap((list) =>
    plan[list].flatMap((item, index) =>
      standsIn(item, layout) ? [{ item, rect: itemRect(item), path: `${list}.${index}` }] : [],
    ),
  );
}
