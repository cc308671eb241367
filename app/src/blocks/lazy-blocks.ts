import type { Block, Page } from "@danji/complex/schema/page";
import type { ComponentType } from "react";
import type { Pictures } from "../routes/page-content.ts";
import { type LazyComponent, lazyComponent } from "../routes/lazy-component.tsx";

type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** What a block with a file of its own is given. */
export interface BlockProps<Kind extends Block["kind"]> {
  block: BlockOf<Kind>;
  pictures: Pictures;
}

/** A block whose code is loaded with the pages that hold one, and with no other. */
interface LazyBlock<Kind extends Block["kind"]> extends LazyComponent<BlockProps<Kind>> {
  /** Source file, relative to `src`; tells the prerender which code to announce. */
  readonly source: string;
}

const lazyBlock = <Kind extends Block["kind"]>(
  source: string,
  load: () => Promise<ComponentType<BlockProps<Kind>>>,
): LazyBlock<Kind> => ({ source, ...lazyComponent(load) });

/** Blocks with a file of their own, by kind. */
export const lazyBlocks = {
  map: lazyBlock<"map">("place/MapBlock.tsx", () => import("@danji/sections/location/MapBlock.tsx").then((m) => m.MapBlock)),
  sitePlan: lazyBlock<"sitePlan">("site-plan/SitePlanBlock.tsx", () =>
    import("@danji/sections/site-plan/SitePlanBlock.tsx").then((m) => m.SitePlanBlock),
  ),
  units: lazyBlock<"units">("units/UnitsBlock.tsx", () => import("@danji/sections/units/UnitsBlock.tsx").then((m) => m.UnitsBlock)),
  supply: lazyBlock<"supply">("supply/SupplyBlock.tsx", () =>
    import("@danji/sections/supply/SupplyBlock.tsx").then((m) => m.SupplyBlock),
  ),
  unitType: lazyBlock<"unitType">("supply/UnitTypeBlock.tsx", () =>
    import("@danji/sections/supply/UnitTypeBlock.tsx").then((m) => m.UnitTypeBlock),
  ),
  features: lazyBlock<"features">("editorial/FeaturesBlock.tsx", () =>
    import("@danji/sections/features/FeaturesBlock.tsx").then((m) => m.FeaturesBlock),
  ),
  palette: lazyBlock<"palette">("editorial/PaletteBlock.tsx", () =>
    import("@danji/sections/palette/PaletteBlock.tsx").then((m) => m.PaletteBlock),
  ),
  statement: lazyBlock<"statement">("editorial/StatementBlock.tsx", () =>
    import("@danji/sections/statement/StatementBlock.tsx").then((m) => m.StatementBlock),
  ),
  topics: lazyBlock<"topics">("place/TopicsBlock.tsx", () =>
    import("@danji/sections/location/TopicsBlock.tsx").then((m) => m.TopicsBlock),
  ),
  types: lazyBlock<"types">("supply/TypesBlock.tsx", () =>
    import("@danji/sections/supply/TypesBlock.tsx").then((m) => m.TypesBlock),
  ),
  plans: lazyBlock<"plans">("plans/PlansBlock.tsx", () => import("@danji/sections/floor-plans/PlansBlock.tsx").then((m) => m.PlansBlock)),
  plan: lazyBlock<"plan">("plans/PlanBlock.tsx", () => import("@danji/sections/floor-plans/PlanBlock.tsx").then((m) => m.PlanBlock)),
  comparison: lazyBlock<"comparison">("plans/ComparisonBlock.tsx", () =>
    import("@danji/sections/floor-plans/ComparisonBlock.tsx").then((m) => m.ComparisonBlock),
  ),
  brandFilm: lazyBlock<"brandFilm">("film/BrandFilmBlock.tsx", () =>
    import("@danji/sections/film/BrandFilmBlock.tsx").then((m) => m.BrandFilmBlock),
  ),
  guideFilms: lazyBlock<"guideFilms">("film/GuideFilmsBlock.tsx", () =>
    import("@danji/sections/film/GuideFilmsBlock.tsx").then((m) => m.GuideFilmsBlock),
  ),
  documents: lazyBlock<"documents">("blocks/DocumentsBlock.tsx", () =>
    import("@danji/sections/documents/DocumentsBlock.tsx").then((m) => m.DocumentsBlock),
  ),
  stampTaxTable: lazyBlock<"stampTaxTable">("blocks/StampTaxBlock.tsx", () =>
    import("./bindings/StampTaxBlock.tsx").then((m) => m.StampTaxRates),
  ),
  stampTaxCalculator: lazyBlock<"stampTaxCalculator">("blocks/StampTaxBlock.tsx", () =>
    import("./bindings/StampTaxBlock.tsx").then((m) => m.StampTaxBlock),
  ),
  tours: lazyBlock<"tours">("tour/ToursBlock.tsx", () => import("@danji/sections/tour/ToursBlock.tsx").then((m) => m.ToursBlock)),
  faq: lazyBlock<"faq">("faq/FaqBlock.tsx", () => import("@danji/sections/faq/FaqBlock.tsx").then((m) => m.FaqBlock)),
};

type Announced = Pick<LazyBlock<Block["kind"]>, "source" | "preload" | "retry">;
const byKind: Partial<Record<Block["kind"], Announced>> = lazyBlocks;

/** The blocks with a file of their own that a page holds. */
export function blocksOf(page: Page): readonly Announced[] {
  const kinds = new Set(page.sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
  return [...kinds].flatMap((kind) => byKind[kind] ?? []);
}

/** Loads the drawings that blocks of a page show at once. Never rejects: a drawing that is missing says so in its place. */
export async function loadFirstDrawings(page: Page): Promise<void> {
  const blocks = page.sections.flatMap((section) => section.blocks);
  const drawn = blocks.filter(
    (block) => block.kind === "plans" || block.kind === "plan" || block.kind === "comparison",
  );
  if (drawn.length === 0) return;
  const { firstSheets, loadSheet } = await import("./first-sheets.ts");
  await Promise.all(drawn.flatMap(firstSheets).map(loadSheet));
}
