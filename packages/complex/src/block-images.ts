import type { Block } from "./schema/page.ts";

/** Keys of the pictures that a block shows, each with its place in the block. */
export function blockImages(block: Block): { readonly path: string; readonly key: string }[] {
  if (block.kind === "picture" || block.kind === "sitePlan") return [{ path: "image", key: block.image }];
  if (block.kind === "features")
    return block.features.map(({ image }, f) => ({ path: `features.${f}.image`, key: image }));
  if (block.kind === "gallery")
    return block.pictures.map(({ image }, p) => ({ path: `pictures.${p}.image`, key: image }));
  if (block.kind === "cards")
    return block.cards.flatMap(({ image }, c) =>
      image === undefined ? [] : [{ path: `cards.${c}.image`, key: image }],
    );
  return [];
}
