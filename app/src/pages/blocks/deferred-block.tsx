import type { Block } from "@danji/complex/schema/page";
import type { BlockOf, BlockProps } from "@danji/sections/parts/block-props.ts";
import { type ComponentType, createElement } from "react";
import { lazySection } from "../../shell/loading/lazy-section.tsx";

/** The section of a kind of block whose code is loaded once it is near. */
export interface DeferredBlock<Of extends Block["kind"]> {
  readonly Component: ComponentType<BlockProps<Of>>;
  /** Registers a block of a page before that page is rendered: a server loads all registered lazy sections. */
  readonly register: (block: BlockOf<Of>) => void;
}

/**
 * Makes the section of a kind of block that has much code and works as HTML until that is there: a gallery scrolls, a
 * calculator takes what is typed.
 *
 * @param anchorOf Returns the id of the block's element.
 * @param load Imports the section.
 */
export function deferredBlock<Of extends Block["kind"]>(
  anchorOf: (block: BlockOf<Of>) => string,
  load: () => Promise<ComponentType<BlockProps<Of>>>,
): DeferredBlock<Of> {
  const known = new Map<string, ComponentType<BlockProps<Of>>>();
  const deferred = (block: BlockOf<Of>) => {
    const anchor = anchorOf(block);
    const Deferred = known.get(anchor) ?? lazySection(anchor, load);
    known.set(anchor, Deferred);
    return Deferred;
  };
  return { Component: (props) => createElement(deferred(props.block), props), register: deferred };
}
