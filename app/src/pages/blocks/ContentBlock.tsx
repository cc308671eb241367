import type { Block } from "@danji/complex/schema/page";
import type { BlockProps } from "@danji/sections/parts/block-props.ts";
import { blocks } from "./registry.tsx";

/** Renders one block of a page's content with the section of its kind. */
export function ContentBlock<Kind extends Block["kind"]>({ block, pictures }: BlockProps<Kind>) {
  const { Component } = blocks[block.kind];
  return <Component block={block} pictures={pictures} />;
}
