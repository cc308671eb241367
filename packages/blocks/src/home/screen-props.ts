import type { Pictures } from "@danji/complex/media/picture";
import type { Facts } from "@danji/complex/schema/facts";
import type { HomeSection, KindSchema } from "@danji/complex/schema/kind";
import type * as z from "zod";
import type { BlockData } from "../parts/block-data.ts";

/** What the complex says in a home screen. */
export interface ScreenContent<Section extends HomeSection = HomeSection> {
  section: Section;
  pictures: Pictures;
  /** Facts that the section names. */
  facts: Facts["items"];
}

/** Props of a home screen. */
export interface ScreenProps<Schema extends KindSchema<HomeSection> = KindSchema<HomeSection>> extends ScreenContent<
  z.output<Schema>
> {
  /** Id of its `<section>`. */
  id: string;
  /** Which of its kind it is, from 0. */
  part: number;
}

/** What home screens may take beside their content. */
export type ScreenData = Omit<BlockData, "facts">;

/** Id of the list of all screens. */
export const HOME_INDEX_ID = "screens";

/** Returns the id of the heading that names a screen. */
export const titleIdOf = (id: string) => `${id}-title`;
