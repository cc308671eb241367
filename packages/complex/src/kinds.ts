import * as z from "zod";
import type { Home } from "./schema/home.ts";
import type { Block, HomeSection, KindSchema } from "./schema/kind.ts";
import type { Notices } from "./schema/notices.ts";
import type { Page } from "./schema/page.ts";

/** Something that a block names, by its place in the block. */
export interface BlockReference {
  readonly path: string;
  readonly key: string;
}

/** Something of another file that a block names by key. */
export interface NamedItem extends BlockReference {
  /** `types` are those of `supply.json`, `plans` the files of that folder. */
  readonly file: "facts" | "notices" | "faq" | "types" | "plans";
}

/** Cautions of pages (docs/product.md, 2.17). */
export type Caution = "modelUnit" | "plans" | "layout" | "editing";

/** A table that a block shows; rules read it, and the announcement repeats it. */
export interface BlockTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A fault of a block: its place in the block, and the reason in Korean. */
export interface BlockFault {
  readonly path: string;
  readonly reason: string;
}

/** A rule of its own that blocks of a kind have to meet. */
export interface BlockRule<Of> {
  readonly id: string;
  /** Returns the faults of a block, by their places in it. */
  readonly check: (block: Of) => readonly BlockFault[];
}

/** What a kind of block or home screen reads from its content. */
interface References<Of> {
  /** Images that it shows. */
  readonly images?: ((block: Of) => readonly BlockReference[]) | undefined;
  /** Addresses that it leads to. */
  readonly links?: ((block: Of) => readonly BlockReference[]) | undefined;
}

/** What a kind of block is to those who read a complex: its checks, its build and the content editor. */
export interface BlockKind<Of = Block> extends References<Of> {
  readonly schema: KindSchema;
  /** Names of what the block shows of the complex and of its host. */
  readonly takes: readonly string[];
  /** Sources of what it shows, where they differ from {@link takes}, e.g. `videos.brand`. */
  readonly shows?: readonly string[];
  /** What the complex may lack: a page that begins with such a block is then left out. */
  readonly needs?: "sunlight" | "tours" | "videos.brand" | "videos.guides";
  /** Caution that a page with the block carries. */
  readonly caution?: Caution;
  /** Whether the block always states figures, dates or legal amounts. */
  readonly states?: true;
  /** Words that buyers search for its section by, and that its texts need not have. */
  readonly searchWords?: readonly string[];
  /** Items of other files that the block shows. */
  readonly names?: ((block: Of) => readonly NamedItem[]) | undefined;
  readonly table?: ((block: Of) => BlockTable) | undefined;
  /** Returns the cautions that the block itself says. */
  readonly cautions?: ((block: Of, notices: Notices) => readonly string[]) | undefined;
  /** Returns the block with the texts of other files in place of their keys, as its page carries it. */
  readonly written?: ((block: Of, notices: Notices) => Block) | undefined;
  /** Returns the block without links to pages that are left out; nothing where none remain. */
  readonly kept?: ((block: Of, exists: (address: string) => boolean) => Block | undefined) | undefined;
  readonly rule?: BlockRule<Of> | undefined;
}

/** What a kind of home screen is to those who read a complex. */
export interface ScreenKind<Of = HomeSection> extends References<Of> {
  readonly schema: KindSchema<HomeSection>;
  readonly takes: readonly string[];
  /** Id of its `<section>`, by which links lead to it, e.g. `/#unit-plans`. */
  readonly id: string;
  /** What the index of the home page calls it. */
  readonly label: string;
  /** Whether wide windows leave it out. */
  readonly narrow?: true;
  /** Number of screens that it takes. @default one */
  readonly screens?: ((section: Of) => number) | undefined;
  /** Figures of `facts.json` that it shows. */
  readonly facts?: ((section: Of) => readonly BlockReference[]) | undefined;
}

/** All kinds of block and of home screen, by their `kind`. */
export interface Kinds {
  readonly blocks: Readonly<Record<string, BlockKind>>;
  readonly screens: Readonly<Record<string, ScreenKind>>;
}

/** Returns a function that reads content of a kind as one that takes content of any: the schema gives it its type. */
const reading = <Schema extends z.ZodType, Rest extends readonly unknown[], Answer>(
  schema: Schema,
  read: ((content: z.output<Schema>, ...rest: Rest) => Answer) | undefined,
) => read && ((content: unknown, ...rest: Rest) => read(z.parse(schema, content), ...rest));

/** Returns a kind of block whose functions take any block. */
export function blockKind<Schema extends KindSchema>(
  definition: BlockKind<z.output<Schema>> & { readonly schema: Schema },
): BlockKind {
  const { schema, images, links, names, table, cautions, written, kept, rule } = definition;
  return {
    ...definition,
    images: reading(schema, images),
    links: reading(schema, links),
    names: reading(schema, names),
    table: reading(schema, table),
    cautions: reading(schema, cautions),
    written: reading(schema, written),
    kept: reading(schema, kept),
    rule: rule && { ...rule, check: (block) => rule.check(z.parse(schema, block)) },
  };
}

/** Returns a kind of home screen whose functions take any section. */
export function screenKind<Schema extends KindSchema<HomeSection>>(
  definition: ScreenKind<z.output<Schema>> & { readonly schema: Schema },
): ScreenKind {
  const { schema, images, links, facts, screens } = definition;
  return {
    ...definition,
    images: reading(schema, images),
    links: reading(schema, links),
    facts: reading(schema, facts),
    screens: reading(schema, screens),
  };
}

/** Returns references to items of a list, each by its path. */
export const listed = <Item>(
  path: string,
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
  end = "",
): BlockReference[] =>
  items.flatMap((item, index) => {
    const key = keyOf(item);
    return key === undefined ? [] : [{ path: `${path}.${index}${end}`, key }];
  });

/** Returns the items of a file that a block lists in `keys`. */
export const namedKeys = (file: NamedItem["file"], keys: readonly string[]): NamedItem[] =>
  listed("keys", keys, (key) => key).map((item) => ({ ...item, file }));

/** Returns the type that a block is about. */
export const namedType = (path: string, key: string | undefined): NamedItem[] =>
  key === undefined ? [] : [{ file: "types", path, key }];

/** Returns the images that a block shows. */
export const blockImages = ({ blocks }: Kinds, block: Block) => blocks[block.kind]?.images?.(block) ?? [];

/** Returns the addresses that a block leads to. */
export const blockLinks = ({ blocks }: Kinds, block: Block) => blocks[block.kind]?.links?.(block) ?? [];

/** Returns the items of other files that a block names. */
export const blockNames = ({ blocks }: Kinds, block: Block) => blocks[block.kind]?.names?.(block) ?? [];

/** Returns the table that a block shows, if it is one. */
export const blockTable = ({ blocks }: Kinds, block: Block) => blocks[block.kind]?.table?.(block);

/** Returns what a home screen refers to. */
export const screenReferences = ({ screens }: Kinds, section: HomeSection, to: "images" | "links" | "facts") =>
  screens[section.kind]?.[to]?.(section) ?? [];

/** Returns what the screens of the home page refer to, by their places in `home.json`. */
const inScreens = (kinds: Kinds, sections: readonly HomeSection[], to: "images" | "links" | "facts") =>
  sections.flatMap((section, index) =>
    screenReferences(kinds, section, to).map(({ path, key }) => ({ path: `sections.${index}.${path}`, key })),
  );

/** Returns the images of the home page. */
export const homeImages = (kinds: Kinds, { hero, sections }: Home): BlockReference[] => [
  { path: "hero.landscape", key: hero.landscape },
  { path: "hero.portrait", key: hero.portrait },
  ...inScreens(kinds, sections, "images"),
];

/** Returns the figures of `facts.json` on the home page. */
export const homeFacts = (kinds: Kinds, { hero, sections }: Home): BlockReference[] => [
  ...listed("hero.facts", hero.facts, (key) => key),
  ...inScreens(kinds, sections, "facts"),
];

/** Returns the addresses that the home page leads to. */
export const homeLinks = (kinds: Kinds, { sections }: Home): BlockReference[] => inScreens(kinds, sections, "links");

/** Returns the page with the words of its notices in place of their keys. */
export function withNotices(kinds: Kinds, page: Page, notices: Notices): Page {
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => kinds.blocks[block.kind]?.written?.(block, notices) ?? block),
  }));
  return { ...page, sections };
}
