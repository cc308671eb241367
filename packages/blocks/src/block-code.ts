import type { Block } from "@danji/complex/schema/kind";
import type { Pictures } from "@danji/complex/media/picture";
import type { ComponentType } from "react";
import type { BlockData } from "./parts/block-data.ts";

/** A block of a page with the pictures of that page. */
export interface PageBlock {
  readonly block: Block;
  readonly pictures: Pictures;
}

/** A `Block.tsx`; that it fits its kind and what that takes is checked where the kind is defined. */
export interface BlockModule {
  readonly Block: ComponentType<PageBlock & Partial<BlockData>>;
  readonly prepare?: (props: Pick<PageBlock, "block"> & Partial<BlockData>) => Promise<void>;
}

const COMMON = import.meta.glob<BlockModule>("./{coming-soon,links,list,notice,picture,table,text}/Block.tsx", {
  eager: true,
});
const LAZY = import.meta.glob<BlockModule>([
  "./*/Block.tsx",
  "!./{coming-soon,links,list,notice,picture,table,text}/Block.tsx",
]);

/** Returns the file of a kind in this package. */
export const blockFile = (kind: string) =>
  `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/Block.tsx`;

/** Returns the code of a kind that comes with every page of content. */
export const commonBlock = (kind: string): BlockModule | undefined => COMMON[`./${blockFile(kind)}`];

/** Loads the code of a kind. */
export async function loadBlock(kind: string): Promise<BlockModule> {
  const code = commonBlock(kind) ?? (await LAZY[`./${blockFile(kind)}`]?.());
  if (!code) throw new Error(`There is no ${blockFile(kind)}.`);
  return code;
}
