import type { Block } from "@danji/complex/schema/page";
import type { BlockOf, BlockProps } from "@danji/sections/parts/block-props.ts";
import { type ComponentType, createElement } from "react";
import { lateSection } from "../../shell/loading/late-section.tsx";

/** The section of a kind of block whose code is loaded once it is near. */
export interface LateBlock<Of extends Block["kind"]> {
  readonly Component: ComponentType<BlockProps<Of>>;
  /** Registers a block of a page before that page is rendered: a server loads all registered late sections. */
  readonly register: (block: BlockOf<Of>) => void;
}

/**
 * Makes the section of a kind of block that has much code and works as HTML until that is there: a gallery scrolls, a
 * calculator takes what is typed.
 *
 * @param anchorOf Returns the id of the block's element.
 * @param load Imports the section.
 */
export function lateBlock<Of extends Block["kind"]>(
  anchorOf: (block: BlockOf<Of>) => string,
  load: () => Promise<ComponentType<BlockProps<Of>>>,
): LateBlock<Of> {
  const known = new Map<string, ComponentType<BlockProps<Of>>>();
  const lateOf = (block: BlockOf<Of>) => {
    const anchor = anchorOf(block);
    const Late = known.get(anchor) ?? lateSection(anchor, load);
    known.set(anchor, Late);
    return Late;
  };
  return { Component: (props) => createElement(lateOf(props.block), props), register: lateOf };
}
