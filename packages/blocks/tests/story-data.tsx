import { checkedSources } from "@danji/complex/checked-sources";
import type { HomeScreen } from "@danji/complex/home-screens";
import type { Block, HomeSection } from "@danji/complex/schema/kind";
import { createSiteModel, frontagesOf } from "@danji/complex/sun/site-model";
import { siteWinterSun, siteYearSun } from "@danji/complex/sun/site-sun";
import type { ReactNode } from "react";
import type { BlockModule } from "../src/block-code.ts";
import { createTickStore } from "../src/documents/tick-store.ts";
import { VisitForm } from "../src/forms/VisitForm.tsx";
import { createPlanStore } from "../src/funding-planner/plan-store.ts";
import type { ScreenModule } from "../src/home/screen-code.ts";
import { kinds } from "../src/kinds.ts";
import type { BlockData } from "../src/parts/block-data.ts";
import { createPlanSheets } from "../src/parts/floor-plans/plan-sheets.ts";
import type { StoryComplex } from "./story-complex.ts";
import { storyForm } from "./story-props.ts";

const BLOCKS = import.meta.glob<BlockModule>("../src/*/Block.tsx", { eager: true });
const SCREENS = import.meta.glob<ScreenModule>("../src/home/*/Block.tsx", { eager: true });

const purchases = createPlanStore("danji:story-page:funding");
const ticks = createTickStore("danji:story-page");

function createSun({ complex: { sunlight, supply }, plans }: StoryComplex) {
  if (!sunlight) return undefined;
  const model = createSiteModel(sunlight, supply, frontagesOf(supply, plans));
  const loadYear = () => Promise.resolve(siteYearSun(model, sunlight.winterRule.day.slice(0, 4)));
  return { model, loadYear, winterSuns: siteWinterSun(model, sunlight.winterRule) };
}

/** Returns what blocks take of a complex, as its site would give it to them. */
function createData(story: StoryComplex): BlockData {
  const { complex, sheets } = story;
  const { identity, facts, supply, schedule, documents, taxes, faq, forms } = complex;
  // Takes long; few stories show it.
  let sun: ReturnType<typeof createSun>;
  const siteSun = () => (sun ??= createSun(story));
  return {
    identity,
    facts,
    supply,
    schedule,
    documents,
    taxes,
    faq,
    forms,
    subscription: complex.subscription,
    funding: complex.funding,
    sunlight: complex.sunlight,
    films: story.films,
    tours: story.tours,
    plans: story.plans,
    stills: story.stills,
    ticks,
    purchases,
    get winterSuns() {
      return siteSun()?.winterSuns ?? [];
    },
    get siteSun() {
      return siteSun();
    },
    checked: checkedSources(complex),
    isOfficialNotice: false,
    sheets: createPlanSheets((key) => {
      const sheet = sheets[key];
      return sheet && Promise.resolve(sheet);
    }),
    VisitLead: ({ wide = false }) => <VisitForm form={storyForm("visit")} terms={forms} wide={wide} />,
  };
}

const known = new WeakMap<object, BlockData>();

function dataOf(story: StoryComplex): BlockData {
  const data = known.get(story.complex) ?? createData(story);
  known.set(story.complex, data);
  return data;
}

/** Returns what a kind takes, and nothing else. */
const pick = (data: BlockData, takes: readonly (keyof BlockData)[]): Partial<BlockData> =>
  Object.fromEntries(takes.map((name) => [name, data[name]]));

const fileOf = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns a block of a complex's page as its site renders it. */
export function storyBlock(block: Block, story: StoryComplex): ReactNode {
  const code = BLOCKS[`../src/${fileOf(block.kind)}/Block.tsx`];
  const { takes = [] } = kinds.blocks[block.kind] ?? {};
  return code && <code.Block block={block} pictures={story.pictures} {...pick(dataOf(story), takes)} />;
}

/** Returns a screen of a complex's home page as its site renders it. */
export function storyScreen({ id, part, kind }: HomeScreen, section: HomeSection, story: StoryComplex): ReactNode {
  const code = SCREENS[`../src/home/${kind}/Block.tsx`];
  const { facts: _, ...taken } = pick(dataOf(story), kinds.screens[kind]?.takes ?? []);
  const { pictures, complex } = story;
  return (
    code && (
      <code.Block id={id} part={part} section={section} pictures={pictures} facts={complex.facts.items} {...taken} />
    )
  );
}
