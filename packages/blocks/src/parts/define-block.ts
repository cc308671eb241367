import { type BlockKind, blockKind, type ScreenKind, screenKind } from "@danji/complex/kinds";
import type { HomeSection, KindSchema } from "@danji/complex/schema/kind";
import type { ReactNode } from "react";
import { named } from "@danji/complex/schema/primitives";
import { typeKey } from "@danji/complex/schema/supply";
import * as z from "zod";
import type { ScreenData, ScreenProps } from "../home/screen-props.ts";
import type { BlockData, BlockProps } from "./block-data.ts";

/** Returns the schema of a kind of block about which authors write nothing. */
export const bare = <const Kind extends string>(kind: Kind, title: string) => named(title, { kind: z.literal(kind) });

/** Schema of the type that the page of a block is about. */
export const currentType = typeKey.meta({ title: "이 페이지의 타입" });

/** What is defined of a kind with a schema, of which its code takes what is named. */
interface Defined<Schema, Takes> {
  readonly schema: Schema;
  readonly takes: readonly Takes[];
}

/** A `Block.tsx` whose block takes of {@link BlockData} what is named. */
interface ModuleOf<Schema extends KindSchema, Takes extends keyof BlockData> {
  readonly Block: (props: BlockProps<Schema> & Pick<BlockData, Takes>) => ReactNode;
  /** Loads what the block shows first. Never rejects. */
  readonly prepare?: (props: Omit<BlockProps<Schema>, "pictures"> & Pick<BlockData, Takes>) => Promise<void>;
}

interface ScreenModuleOf<Schema extends KindSchema<HomeSection>, Takes extends keyof ScreenData> {
  readonly Block: (props: ScreenProps<Schema> & Pick<ScreenData, Takes>) => ReactNode;
}

/** Demands that a `Block.tsx` fits what is defined of it. */
type Fits<Module, Expected> = Module extends Expected ? unknown : { readonly block: "has other props than it takes" };

/** Defines a kind of block beside its code, without loading that; does not compile where `Block` has other props than it takes. */
export const defineBlock =
  <Module>() =>
  <Schema extends KindSchema, const Takes extends keyof BlockData>(
    definition: BlockKind<z.output<Schema>> & Defined<Schema, Takes> & Fits<Module, ModuleOf<Schema, Takes>>,
  ): BlockKind & Defined<Schema, Takes> => ({ ...definition, ...blockKind(definition) });

/** Defines a kind of home screen beside its code, as {@link defineBlock} does. */
export const defineScreen =
  <Module>() =>
  <Schema extends KindSchema<HomeSection>, const Takes extends keyof ScreenData>(
    definition: ScreenKind<z.output<Schema>> & Defined<Schema, Takes> & Fits<Module, ScreenModuleOf<Schema, Takes>>,
  ): ScreenKind & Defined<Schema, Takes> => ({ ...definition, ...screenKind(definition) });
