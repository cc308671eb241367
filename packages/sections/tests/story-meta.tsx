import type { Block } from "@danji/complex/schema/page";
import type { HomeSectionKind } from "@danji/complex/schema/home";
import { ContentSection } from "../src/content-section/ContentSection.tsx";
import { homeScreens } from "../src/home/home-screens.ts";
import { inComplex } from "./in-complex.tsx";
import { storyBlock } from "./story-blocks.tsx";
import { findBlock, findHomeSection, useComplex } from "./story-complex.ts";
import { screenKinds, storyScreen } from "./story-home.tsx";
import { StoryFrame } from "./StoryFrame.tsx";
import { StoryPage } from "./StoryPage.tsx";
import { useStoryToday } from "./use-story-today.ts";

const MISSING = <p>이 단지에는 없습니다.</p>;

/** Returns the component and decorators of stories that show the first block of a kind, in its section of the page. */
export function blockMeta(kind: Block["kind"]) {
  function BlockStory() {
    const story = useComplex();
    const today = useStoryToday();
    const found = findBlock(story.complex, kind);
    if (!found) return MISSING;
    return (
      <StoryFrame>
        <ContentSection section={found.section}>{storyBlock(found.block, story, today)}</ContentSection>
      </StoryFrame>
    );
  }
  return { component: BlockStory, decorators: [inComplex] };
}

/** Returns the component and decorators of stories that show the first screen of a home section. */
export function homeMeta(kind: HomeSectionKind) {
  function HomeStory() {
    const story = useComplex();
    const today = useStoryToday();
    const section = findHomeSection(story.complex, kind);
    const screen = section && homeScreens(screenKinds([section]))[0];
    return <main>{screen ? storyScreen({ screen, section, story, today }) : MISSING}</main>;
  }
  return { component: HomeStory, decorators: [inComplex] };
}

/** Returns the component and decorators of stories that show a page of the complex's content. */
export const pageMeta = (path: string) => ({ component: () => <StoryPage path={path} />, decorators: [inComplex] });
