import type { Block, Page } from "@danji/complex/schema/page";
import { LinksBlock } from "@danji/sections/links/LinksBlock.tsx";
import { ListBlock } from "@danji/sections/list/ListBlock.tsx";
import { NoticeBlock } from "@danji/sections/notice/NoticeBlock.tsx";
import { galleryAnchor } from "@danji/sections/gallery/gallery-anchor.ts";
import type { BlockOf, BlockProps } from "@danji/sections/parts/block-props.ts";
import { CALCULATOR_IDS } from "@danji/sections/parts/calculator-ids.ts";
import { PictureBlock } from "@danji/sections/picture/PictureBlock.tsx";
import { TableBlock } from "@danji/sections/table/TableBlock.tsx";
import { TextBlock } from "@danji/sections/text/TextBlock.tsx";
import { ComingSoon } from "@danji/ui/coming-soon";
import type { ComponentType } from "react";
import { type LazyComponent, lazyComponent } from "../../shell/loading/lazy-component.tsx";
import { deferredBlock } from "./deferred-block.tsx";

type Kind = Block["kind"];

/** The code of a block that is loaded with the pages that hold one, and with no other. */
interface BlockCode extends Pick<LazyComponent<never>, "preload" | "retry"> {
  /** Source file, as the chunk map names it: the prerender announces its code. */
  readonly source: string;
}

interface Section<Of extends Kind> {
  readonly Component: ComponentType<BlockProps<Of>>;
  /** Missing where the code comes with every page of content. */
  readonly code?: BlockCode;
  /** Registers a block whose code is loaded once it is near. */
  readonly register?: (block: BlockOf<Of>) => void;
}

function lazy<Of extends Kind>(source: string, load: () => Promise<ComponentType<BlockProps<Of>>>): Section<Of> {
  const { Component, preload, retry } = lazyComponent(load);
  return { Component, code: { source, preload, retry } };
}

/**
 * The section of each kind of block: bound to the complex where it shows more than its page says. What many pages hold comes with
 * the code of every page.
 */
export const blocks: { readonly [Of in Kind]: Section<Of> } = {
  acquisitionTaxTables: lazy("pages/blocks/bindings/AcquisitionTax.tsx", () =>
    import("./bindings/AcquisitionTax.tsx").then((m) => m.AcquisitionTax),
  ),
  announcement: lazy("pages/blocks/bindings/Announcement.tsx", () =>
    import("./bindings/Announcement.tsx").then((m) => m.Announcement),
  ),
  brandFilm: lazy("pages/blocks/bindings/BrandFilm.tsx", () =>
    import("./bindings/BrandFilm.tsx").then((m) => m.BrandFilm),
  ),
  cards: lazy("@danji/sections/cards/CardsBlock.tsx", () =>
    import("@danji/sections/cards/CardsBlock.tsx").then((m) => m.CardsBlock),
  ),
  comingSoon: { Component: () => <ComingSoon /> },
  comparison: lazy("pages/blocks/bindings/Comparison.tsx", () =>
    import("./bindings/Comparison.tsx").then((m) => m.Comparison),
  ),
  contact: lazy("pages/blocks/bindings/Contact.tsx", () => import("./bindings/Contact.tsx").then((m) => m.Contact)),
  documents: lazy("pages/blocks/bindings/Papers.tsx", () => import("./bindings/Papers.tsx").then((m) => m.Papers)),
  eligibilityCheck: deferredBlock(
    () => CALCULATOR_IDS.eligibility,
    () => import("./bindings/Eligibility.tsx").then((m) => m.Eligibility),
  ),
  eligibilityTable: lazy("pages/blocks/bindings/EligibilityConditions.tsx", () =>
    import("./bindings/EligibilityConditions.tsx").then((m) => m.EligibilityConditions),
  ),
  facts: lazy("pages/blocks/bindings/Facts.tsx", () => import("./bindings/Facts.tsx").then((m) => m.Facts)),
  faq: lazy("pages/blocks/bindings/Faq.tsx", () => import("./bindings/Faq.tsx").then((m) => m.Faq)),
  features: lazy("@danji/sections/features/FeaturesBlock.tsx", () =>
    import("@danji/sections/features/FeaturesBlock.tsx").then((m) => m.FeaturesBlock),
  ),
  findFlat: deferredBlock(
    () => CALCULATOR_IDS.findFlat,
    () => import("./bindings/FindFlat.tsx").then((m) => m.FlatFinder),
  ),
  fundingPlanner: deferredBlock(
    () => CALCULATOR_IDS.funding,
    () => import("./bindings/Funding.tsx").then((m) => m.Funding),
  ),
  gallery: deferredBlock(galleryAnchor, () =>
    import("@danji/sections/gallery/GalleryBlock.tsx").then((m) => m.GalleryBlock),
  ),
  guideFilms: lazy("pages/blocks/bindings/GuideFilms.tsx", () =>
    import("./bindings/GuideFilms.tsx").then((m) => m.GuideFilms),
  ),
  links: { Component: LinksBlock },
  list: { Component: ListBlock },
  map: lazy("pages/blocks/bindings/Map.tsx", () => import("./bindings/Map.tsx").then((m) => m.Map)),
  notice: { Component: NoticeBlock },
  palette: lazy("@danji/sections/palette/PaletteBlock.tsx", () =>
    import("@danji/sections/palette/PaletteBlock.tsx").then((m) => m.PaletteBlock),
  ),
  picture: { Component: PictureBlock },
  plan: lazy("pages/blocks/bindings/Plan.tsx", () => import("./bindings/Plan.tsx").then((m) => m.Plan)),
  plans: lazy("pages/blocks/bindings/Plans.tsx", () => import("./bindings/Plans.tsx").then((m) => m.Plans)),
  schedule: lazy("pages/blocks/bindings/SaleSchedule.tsx", () =>
    import("./bindings/SaleSchedule.tsx").then((m) => m.SaleSchedule),
  ),
  sitePlan: lazy("pages/blocks/bindings/SitePlan.tsx", () => import("./bindings/SitePlan.tsx").then((m) => m.SitePlan)),
  stampTaxCalculator: deferredBlock(
    () => CALCULATOR_IDS.stampTax,
    () => import("./bindings/StampTax.tsx").then((m) => m.StampTax),
  ),
  stampTaxTable: lazy("pages/blocks/bindings/StampTaxRates.tsx", () =>
    import("./bindings/StampTaxRates.tsx").then((m) => m.StampTaxRates),
  ),
  statement: lazy("@danji/sections/statement/StatementBlock.tsx", () =>
    import("@danji/sections/statement/StatementBlock.tsx").then((m) => m.StatementBlock),
  ),
  subscriptionScore: deferredBlock(
    () => CALCULATOR_IDS.score,
    () => import("./bindings/SubscriptionScore.tsx").then((m) => m.SubscriptionScore),
  ),
  subscriptionScoreTables: lazy("pages/blocks/bindings/SubscriptionScoreTables.tsx", () =>
    import("./bindings/SubscriptionScoreTables.tsx").then((m) => m.SubscriptionScoreTables),
  ),
  sunlightTables: lazy("pages/blocks/bindings/SunlightTables.tsx", () =>
    import("./bindings/SunlightTables.tsx").then((m) => m.WinterSunTables),
  ),
  supply: lazy("pages/blocks/bindings/AllTypes.tsx", () => import("./bindings/AllTypes.tsx").then((m) => m.AllTypes)),
  table: { Component: ({ block }) => <TableBlock {...block} /> },
  text: { Component: TextBlock },
  topics: lazy("@danji/sections/location/TopicsBlock.tsx", () =>
    import("@danji/sections/location/TopicsBlock.tsx").then((m) => m.TopicsBlock),
  ),
  tours: lazy("pages/blocks/bindings/Tours.tsx", () => import("./bindings/Tours.tsx").then((m) => m.Tours)),
  trust: lazy("pages/blocks/bindings/Trust.tsx", () => import("./bindings/Trust.tsx").then((m) => m.Trust)),
  types: lazy("pages/blocks/bindings/Types.tsx", () => import("./bindings/Types.tsx").then((m) => m.Types)),
  unitType: lazy("pages/blocks/bindings/UnitType.tsx", () => import("./bindings/UnitType.tsx").then((m) => m.UnitType)),
  units: lazy("pages/blocks/bindings/Units.tsx", () => import("./bindings/Units.tsx").then((m) => m.Units)),
};

/** Returns the code of the blocks that a page holds, beyond what comes with every page of content. */
export function codeOf(page: Page): BlockCode[] {
  const kinds = new Set(page.sections.flatMap((section) => section.blocks.map(({ kind }) => kind)));
  return [...kinds].flatMap((kind) => blocks[kind].code ?? []);
}

function registerIfDeferred<Of extends Kind>(block: BlockOf<Of> & { readonly kind: Of }): void {
  blocks[block.kind].register?.(block);
}

/** Registers the blocks of a page whose code is loaded once they are near. */
export function registerDeferredBlocks(page: Page): void {
  for (const section of page.sections) section.blocks.forEach((block) => registerIfDeferred(block));
}

/** Loads the drawings that blocks of a page show first, and the code for them only where there are any. */
export async function loadFirstDrawings(page: Page): Promise<void> {
  const drawn = page.sections
    .flatMap((section) => section.blocks)
    .filter((block) => block.kind === "plans" || block.kind === "plan" || block.kind === "comparison");
  if (drawn.length === 0) return;
  const { loadSheets } = await import("./first-sheets.ts");
  await loadSheets(drawn);
}
