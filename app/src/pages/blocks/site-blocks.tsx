import { blockFile, commonBlock, loadBlock, type PageBlock } from "@danji/blocks/block-code.ts";
import type { Block } from "@danji/complex/schema/kind";
import type { Page } from "@danji/complex/schema/page";
import { takes } from "complex:takes";
import type { ComponentType } from "react";
import { type LazyComponent, lazyComponent } from "../../shell/loading/lazy-component.tsx";
import { dataSources, loadData } from "./block-data.ts";

/** The code of a kind of block with what it takes. */
interface SiteBlock extends Pick<LazyComponent<PageBlock>, "Component" | "preload" | "retry"> {
  /** Loads what a block shows first, once the code is there. */
  readonly prepare: (block: Block) => Promise<void> | undefined;
}

function lazyBlock(kind: string): SiteBlock {
  let prepare: SiteBlock["prepare"] = () => undefined;
  const code = lazyComponent<PageBlock>(async () => {
    const [module, data] = await Promise.all([loadBlock(kind), loadData(takes[kind] ?? [])]);
    prepare = (block) => module.prepare?.({ block, ...data });
    return (props) => <module.Block {...props} {...data} />;
  });
  return { ...code, prepare: (block) => prepare(block) };
}

const lazyBlocks = new Map<string, SiteBlock>();

function lazyBlockOf(kind: string): SiteBlock {
  const known = lazyBlocks.get(kind) ?? lazyBlock(kind);
  lazyBlocks.set(kind, known);
  return known;
}

const blocksOf = (page: Page) => page.sections.flatMap((section) => section.blocks);

/** Returns the kinds of a page whose code does not come with every page of content. */
const lazyKinds = (page: Page) =>
  [...new Set(blocksOf(page).map(({ kind }) => kind))].filter((kind) => !commonBlock(kind));

/** Returns the modules of a page's blocks and of what they take: the prerender announces their chunks. */
export const blockSources = (page: Page): string[] =>
  lazyKinds(page).flatMap((kind) => [`@danji/blocks/${blockFile(kind)}`, ...dataSources(takes[kind] ?? [])]);

/** Loads the code of a page's blocks, what they take, and what they show first. After a failure it tries again. */
export async function loadBlocks(page: Page): Promise<void> {
  await Promise.all(
    lazyKinds(page).map((kind) => {
      const block = lazyBlockOf(kind);
      block.retry();
      return block.preload();
    }),
  );
  await Promise.all(blocksOf(page).map(async (block) => lazyBlocks.get(block.kind)?.prepare(block)));
}

/** Returns the component of a kind of block. */
export const siteBlock = (kind: string): ComponentType<PageBlock> =>
  commonBlock(kind)?.Block ?? lazyBlockOf(kind).Component;
