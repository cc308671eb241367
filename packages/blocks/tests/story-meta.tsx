import type { ComponentType, ReactNode } from "react";
import { homeScreens } from "@danji/complex/home-screens";
import { withNotices } from "@danji/complex/kinds";
import { ContentSection } from "../src/content-section/PageSections.tsx";
import { kinds } from "../src/kinds.ts";
import type { LeadFormProps, LeadKind } from "../src/forms/lead-form.ts";
import { inComplex } from "./in-complex.tsx";
import { type StoryComplex, useComplex } from "./story-complex.ts";
import { storyBlock, storyScreen } from "./story-data.tsx";
import { storyForm } from "./story-props.ts";
import { StoryFrame } from "./StoryFrame.tsx";

/** Parameters of stories that change the complex's content. */
export const WITHOUT_PICTURE = { parameters: { pictures: "none" } };
/** Only the length differs from `Default`, which axe searches. */
export const LONG_TEXT = { parameters: { text: "long", a11y: { test: "off" } } };
/** Shows a story after the announcement of the prices. */
export const ANNOUNCED = { parameters: { prices: "announced" } };

/** What is shown of a complex has its content for controls. */
const OF_COMPLEX = { decorators: [inComplex], parameters: { controls: { disable: true } } };

/** Shows instead of a block that the selected complex does not have. */
export const MISSING = <p>이 단지에는 없습니다.</p>;

/** Returns what stories have in common that show the first block of a kind, in its section of the page. */
export function blockMeta(kind: string) {
  function BlockStory() {
    const story = useComplex();
    const { pages, notices } = story.complex;
    const section = Object.values(pages)
      .flatMap((page) => withNotices(kinds, page, notices).sections)
      .find(({ blocks: content }) => content.some((block) => block.kind === kind));
    const block = section?.blocks.find((content) => content.kind === kind);
    if (!section || !block) return MISSING;
    return (
      <StoryFrame>
        <ContentSection id="section" section={section}>
          {storyBlock(block, story)}
        </ContentSection>
      </StoryFrame>
    );
  }
  return { component: BlockStory, ...OF_COMPLEX };
}

/** Returns what stories have in common that show the first screen of a home section. */
export function homeMeta(kind: string) {
  function HomeStory() {
    const story = useComplex();
    const section = story.complex.home.sections.find((content) => content.kind === kind);
    const [screen] = section ? homeScreens(kinds, [section]) : [];
    return <main>{section && screen ? storyScreen(screen, section, story) : MISSING}</main>;
  }
  return { component: HomeStory, ...OF_COMPLEX };
}

/** Returns what stories have in common that show what is rendered of the selected complex. */
export function partMeta(render: (story: StoryComplex) => ReactNode) {
  const PartStory = () => render(useComplex());
  return { component: PartStory, ...OF_COMPLEX };
}

/** Returns what stories have in common that show a form which is sent nowhere. */
export function formMeta(kind: LeadKind, heading: string, Form: ComponentType<LeadFormProps>) {
  return partMeta(({ complex }) => (
    <StoryFrame heading={heading}>
      <Form form={storyForm(kind)} terms={complex.forms} />
    </StoryFrame>
  ));
}
