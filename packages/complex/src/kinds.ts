import * as z from "zod";
import { type Home, heroSchema } from "./schema/home.ts";
import type { Block, HomeSection, KindSchema } from "./schema/kind.ts";
import type { Notices } from "./schema/notices.ts";
import type { Page } from "./schema/page.ts";
import { type Target, TARGETS } from "./schema/primitives.ts";

/** Something that content names, by its place in it. */
export interface Reference {
  readonly to: Target;
  readonly path: string;
  readonly key: string;
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

/** What a kind of block is to those who read a complex: its checks, its build and the content editor. */
export interface BlockKind<Of = Block> {
  readonly schema: KindSchema;
  /** Names of what the block shows of the complex and of its host. */
  readonly takes: readonly string[];
  /** Sources of what it shows, where they differ from {@link takes}, e.g. `videos.brand`. */
  readonly shows?: readonly string[];
  /** What the complex may lack: a page that begins with such a block is then left out. */
  readonly needs?: "sunlight" | "tours" | "videos.brand" | "videos.guides";
  /** Caution that a page with the block carries. */
  readonly caution?: Caution;
  /** Words that buyers search for its section by, and that its texts need not have. */
  readonly searchWords?: readonly string[];
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
export interface ScreenKind<Of = HomeSection> {
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
  const { schema, table, cautions, written, kept, rule } = definition;
  return {
    ...definition,
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
  const { schema, screens } = definition;
  return { ...definition, screens: reading(schema, screens) };
}

/** Returns what content names, by where the schemas of its keys and addresses lead. */
function referencesIn(
  schema: z.core.$ZodType | undefined,
  content: unknown,
  path = "",
  to = schema && TARGETS.get(schema)?.to,
): Reference[] {
  const at = (key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return referencesIn(schema.unwrap(), content, path, to);
  if (schema instanceof z.ZodArray && Array.isArray(content))
    return content.flatMap((entry: unknown, index) => referencesIn(schema.element, entry, at(index), to));
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      referencesIn(field, Reflect.get(Object(content), key), at(key)),
    );
  return to !== undefined && typeof content === "string" ? [{ to, path, key: content }] : [];
}

/** Returns what a block names of some targets. */
export const blockReferences = ({ blocks }: Kinds, block: Block, ...targets: readonly Target[]) =>
  referencesIn(blocks[block.kind]?.schema, block).filter(({ to }) => targets.includes(to));

/** Returns the table that a block shows, if it is one. */
export const blockTable = ({ blocks }: Kinds, block: Block) => blocks[block.kind]?.table?.(block);

/** Returns what a home screen names of a target. */
export const screenReferences = ({ screens }: Kinds, section: HomeSection, target: Target) =>
  referencesIn(screens[section.kind]?.schema, section).filter(({ to }) => to === target);

/** Returns what the home page names of some targets, by its places in `home.json`. */
export const homeReferences = ({ screens }: Kinds, { hero, sections }: Home, ...targets: readonly Target[]) =>
  [
    ...referencesIn(heroSchema, hero, "hero"),
    ...sections.flatMap((section, index) => referencesIn(screens[section.kind]?.schema, section, `sections.${index}`)),
  ].filter(({ to }) => targets.includes(to));

/** Returns the page with the words of its notices in place of their keys. */
export function withNotices(kinds: Kinds, page: Page, notices: Notices): Page {
  const sections = page.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => kinds.blocks[block.kind]?.written?.(block, notices) ?? block),
  }));
  return { ...page, sections };
}
