import { ANNOUNCEMENT_PATH } from "@danji/complex/routes";
import { CONTRACT_EVENT, MOVE_IN_EVENT, NOTICE_EVENT } from "@danji/complex/sale-dates";
import type { Block } from "@danji/complex/schema/page";
import { ComingSoon } from "@danji/ui/coming-soon";
import type { ReactNode } from "react";
import { AnnouncementViewer } from "../src/announcement/AnnouncementViewer.tsx";
import { CardsBlock } from "../src/cards/CardsBlock.tsx";
import { ContactBlock } from "../src/contact/ContactBlock.tsx";
import { DocumentsBlock } from "../src/documents/DocumentsBlock.tsx";
import { createTickStore } from "../src/documents/tick-store.ts";
import { EligibilityCheck } from "../src/eligibility/EligibilityCheck.tsx";
import { EligibilityTable } from "../src/eligibility/EligibilityTable.tsx";
import { FactsBlock } from "../src/facts/FactsBlock.tsx";
import { FaqBlock } from "../src/faq/FaqBlock.tsx";
import { FeaturesBlock } from "../src/features/FeaturesBlock.tsx";
import { BrandFilmBlock } from "../src/film/BrandFilmBlock.tsx";
import { GuideFilmsBlock } from "../src/film/GuideFilmsBlock.tsx";
import { ComparisonBlock } from "../src/floor-plans/ComparisonBlock.tsx";
import { PlanBlock } from "../src/floor-plans/PlanBlock.tsx";
import { PlansBlock } from "../src/floor-plans/PlansBlock.tsx";
import { AcquisitionTaxTables } from "../src/funding/AcquisitionTaxTables.tsx";
import { FundingPlanner } from "../src/funding/FundingPlanner.tsx";
import { createPlanStore } from "../src/funding/plan-store.ts";
import { FindFlat } from "../src/find-flat/FindFlat.tsx";
import { SunlightTables } from "../src/find-flat/SunlightTables.tsx";
import { GalleryBlock } from "../src/gallery/GalleryBlock.tsx";
import { LinksBlock } from "../src/links/LinksBlock.tsx";
import { ListBlock } from "../src/list/ListBlock.tsx";
import { MapBlock } from "../src/location/MapBlock.tsx";
import { TopicsBlock } from "../src/location/TopicsBlock.tsx";
import { NoticeBlock } from "../src/notice/NoticeBlock.tsx";
import { PaletteBlock } from "../src/palette/PaletteBlock.tsx";
import type { BlockOf } from "../src/parts/block-props.ts";
import { PictureBlock } from "../src/picture/PictureBlock.tsx";
import { ScheduleBlock } from "../src/schedule/ScheduleBlock.tsx";
import { SitePlanBlock } from "../src/site-plan/SitePlanBlock.tsx";
import { StampTaxCalculator } from "../src/stamp-tax/StampTaxCalculator.tsx";
import { StampTaxTable } from "../src/stamp-tax/StampTaxTable.tsx";
import { StatementBlock } from "../src/statement/StatementBlock.tsx";
import { ScoreCalculator } from "../src/subscription-score/ScoreCalculator.tsx";
import { ScoreTables } from "../src/subscription-score/ScoreTables.tsx";
import { SupplyBlock } from "../src/supply/SupplyBlock.tsx";
import { checkedSources } from "@danji/complex/checked-sources";
import { TrustBlock } from "../src/trust/TrustBlock.tsx";
import { TypesBlock } from "../src/supply/TypesBlock.tsx";
import { UnitTypeBlock } from "../src/supply/UnitTypeBlock.tsx";
import { TableBlock } from "../src/table/TableBlock.tsx";
import { TextBlock } from "../src/text/TextBlock.tsx";
import { TourTabs } from "../src/tour/TourTabs.tsx";
import { UnitsBlock } from "../src/units/UnitsBlock.tsx";
import type { StoryComplex } from "./story-complex.ts";
import { storySheets } from "./story-sheets.ts";
import { storySite } from "./story-site-model.ts";

type Kind = Block["kind"];

/** Renders a block of a complex on a day. */
type RenderBlock<Of extends Kind> = (block: BlockOf<Of>, story: StoryComplex, today: string) => ReactNode;

const plans = createPlanStore("danji:story-page:funding");
const ticks = createTickStore("danji:story-page");

const RENDER: { readonly [Of in Kind]: RenderBlock<Of> } = {
  acquisitionTaxTables: (_, { complex: { funding } }, today) =>
    funding && <AcquisitionTaxTables rules={funding.acquisitionTax} today={today} />,
  announcement: () => <AnnouncementViewer path={ANNOUNCEMENT_PATH} />,
  brandFilm: (_, { complex, films }) =>
    films.brand && <BrandFilmBlock film={films.brand} siteUrl={complex.identity.siteUrl} />,
  cards: (block, { pictures }) => <CardsBlock block={block} pictures={pictures} />,
  comingSoon: () => <ComingSoon />,
  comparison: (block, { complex, plans, sheets }) => (
    <ComparisonBlock block={block} supply={complex.supply} plans={plans} sheets={storySheets(sheets)} />
  ),
  contact: (_, { complex }) => <ContactBlock identity={complex.identity} />,
  documents: (block, { complex }) => (
    <DocumentsBlock
      block={block}
      documents={complex.documents}
      schedule={complex.schedule}
      contractPlace={complex.identity.address.modelHouse}
      store={ticks}
    />
  ),
  eligibilityCheck: (_, { complex: { documents, subscription, schedule, supply } }, today) =>
    subscription && (
      <EligibilityCheck
        rules={subscription.eligibility}
        types={supply.types}
        papers={documents.qualification}
        store={ticks}
        noticeDay={schedule.events.find(({ key }) => key === NOTICE_EVENT)?.start}
        today={today}
      />
    ),
  eligibilityTable: (_, { complex: { subscription, supply } }, today) => {
    const [first] = supply.types;
    return (
      subscription &&
      first && <EligibilityTable rules={subscription.eligibility} area={first.exclusiveArea} today={today} />
    );
  },
  facts: ({ keys, large }, { complex }) => <FactsBlock facts={complex.facts} keys={keys} large={large} />,
  faq: ({ keys }, { complex }) => (
    <FaqBlock
      questions={keys.flatMap((key) => {
        const item = complex.faq[key];
        return item ? [{ key, ...item }] : [];
      })}
    />
  ),
  features: (block, { pictures }) => <FeaturesBlock block={block} pictures={pictures} />,
  findFlat: (_, story, today) => {
    const site = storySite(story);
    return site && <FindFlat {...site} plans={story.plans} sheets={storySheets(story.sheets)} today={today} />;
  },
  fundingPlanner: (_, { complex: { funding, schedule, supply, taxes } }, today) =>
    funding && (
      <FundingPlanner
        rules={funding}
        stampTax={taxes.stampTax}
        types={supply.types}
        contractDay={schedule.events.find(({ key }) => key === CONTRACT_EVENT)?.start}
        moveInDay={schedule.events.find(({ key }) => key === MOVE_IN_EVENT)?.start}
        store={plans}
        today={today}
      />
    ),
  gallery: (block, { pictures }) => <GalleryBlock block={block} pictures={pictures} />,
  guideFilms: (_, { complex, films }) => <GuideFilmsBlock guides={films.guides} siteUrl={complex.identity.siteUrl} />,
  links: (block) => <LinksBlock block={block} />,
  list: (block) => <ListBlock block={block} />,
  map: (block, { complex }) => <MapBlock block={block} name={complex.identity.name} />,
  notice: (block) => <NoticeBlock block={block} />,
  palette: (block) => <PaletteBlock block={block} />,
  picture: (block, { pictures }) => <PictureBlock block={block} pictures={pictures} />,
  plan: (block, { plans, sheets }) => <PlanBlock block={block} plans={plans} sheets={storySheets(sheets)} />,
  plans: (block, { complex, plans, sheets }) => (
    <PlansBlock block={block} supply={complex.supply} plans={plans} sheets={storySheets(sheets)} />
  ),
  schedule: (_, { complex }, today) => (
    <ScheduleBlock schedule={complex.schedule} venue={complex.identity} today={today} />
  ),
  sitePlan: (block, { complex, pictures }) => (
    <SitePlanBlock block={block} pictures={pictures} supply={complex.supply} />
  ),
  stampTaxCalculator: (_, { complex: { schedule, taxes } }, today) => (
    <StampTaxCalculator
      rules={taxes.stampTax}
      contractDay={schedule.events.find(({ key }) => key === CONTRACT_EVENT)?.start}
      today={today}
    />
  ),
  stampTaxTable: (_, { complex }, today) => <StampTaxTable rules={complex.taxes.stampTax} today={today} />,
  statement: (block) => <StatementBlock block={block} />,
  subscriptionScore: (_, { complex: { subscription, schedule } }, today) =>
    subscription && (
      <ScoreCalculator
        rules={subscription.score}
        noticeDay={schedule.events.find(({ key }) => key === NOTICE_EVENT)?.start}
        today={today}
      />
    ),
  subscriptionScoreTables: (_, { complex: { subscription } }, today) =>
    subscription && <ScoreTables rules={subscription.score} today={today} />,
  sunlightTables: (_, story, today) => {
    const site = storySite(story);
    return site && <SunlightTables {...site} today={today} />;
  },
  supply: (_, { complex }) => <SupplyBlock supply={complex.supply} />,
  table: (block) => <TableBlock {...block} />,
  text: (block) => <TextBlock block={block} />,
  topics: (block) => <TopicsBlock block={block} />,
  tours: (_, { tours }) => <TourTabs tours={tours} />,
  trust: (block, { complex }) => (
    <TrustBlock
      block={block}
      identity={complex.identity}
      privacy={complex.forms.privacy}
      checked={checkedSources(complex)}
    />
  ),
  types: (block, { complex }) => <TypesBlock block={block} supply={complex.supply} />,
  unitType: (block, { complex }) => <UnitTypeBlock block={block} supply={complex.supply} />,
  units: (_, { complex }) => <UnitsBlock supply={complex.supply} />,
};

/** Returns a block of a complex's page as its site renders it. */
export const storyBlock = <Of extends Kind>(block: BlockOf<Of>, story: StoryComplex, today: string): ReactNode =>
  RENDER[block.kind](block, story, today);
