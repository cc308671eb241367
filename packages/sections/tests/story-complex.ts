import { withNotices } from "@danji/complex/notices";
import type { Complex } from "@danji/complex/complex";
import type { Block, Section } from "@danji/complex/schema/page";
import type { HomeSectionKind, HomeSectionOf } from "@danji/complex/schema/home";
import { createContext, use } from "react";
import type { SiteFilms } from "@danji/complex/media/film";
import type { FlatPlans, PlanSheet } from "@danji/floor-plan/flat-plan";
import type { BlockOf } from "../src/parts/block-props.ts";
import type { Pictures } from "@danji/complex/media/picture";
import type { TourTab } from "@danji/complex/media/tour";

/** A complex of the repository as stories show it. */
export interface StoryComplex {
  readonly complex: Complex;
  readonly pictures: Pictures;
  readonly plans: FlatPlans;
  /** Drawings of the plans by the key of their sheet. */
  readonly sheets: Readonly<Record<string, PlanSheet>>;
  /** Addresses of these drawings as pictures, by the key of their plan. */
  readonly stills: Readonly<Record<string, string>>;
  readonly films: SiteFilms;
  readonly tours: readonly TourTab[];
}

/** The complex that Storybook's toolbar selects. */
export const StoryComplexContext = createContext<StoryComplex | undefined>(undefined);

/**
 * Returns the selected complex.
 *
 * @throws Error outside of `inComplex`.
 */
export function useComplex(): StoryComplex {
  const complex = use(StoryComplexContext);
  if (!complex) throw new Error("The story lacks the decorator inComplex.");
  return complex;
}

/** A block with its section of the page. */
export interface PlacedBlock<Kind extends Block["kind"]> {
  readonly block: BlockOf<Kind>;
  readonly section: Section;
}

/** Returns the first block of a kind in the pages of a complex, if there is one. */
export function findBlock<Kind extends Block["kind"]>(
  { pages, notices }: Pick<Complex, "pages" | "notices">,
  kind: Kind,
): PlacedBlock<Kind> | undefined {
  const isOfKind = (block: Block): block is BlockOf<Kind> => block.kind === kind;
  for (const page of Object.values(pages))
    for (const section of withNotices(page, notices).sections) {
      const block = section.blocks.find(isOfKind);
      if (block) return { block, section };
    }
  return undefined;
}

/** Returns the section of a kind of the home page, if the complex has one. */
export function findHomeSection<Kind extends HomeSectionKind>(
  { home }: Pick<Complex, "home">,
  kind: Kind,
): HomeSectionOf<Kind> | undefined {
  const isOfKind = (section: (typeof home.sections)[number]): section is HomeSectionOf<Kind> => section.kind === kind;
  return home.sections.find(isOfKind);
}
