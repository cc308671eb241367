import { withNotices } from "@danji/complex/kinds";
import type { ReactNode } from "react";
import { PageSections } from "../src/content-section/PageSections.tsx";
import { PageFrame } from "../src/frame/page/PageFrame.tsx";
import { kinds } from "../src/kinds.ts";
import { storyBlock } from "./story-data.tsx";
import { StorySite } from "./StorySite.tsx";
import { useComplex } from "./story-complex.ts";

interface StoryPageProps {
  /** Address of the page's content. */
  path: string;
  /** What comes before the sections of the page, e.g. its forms. Without it the page is one of facts, as most are. */
  children?: ReactNode;
}

/** Renders a sub page of the selected complex as its site does. */
export function StoryPage({ path, children }: StoryPageProps) {
  const story = useComplex();
  const { identity, menu, notices, pages, theme } = story.complex;
  const content = pages[path];
  if (!content) return <p>이 단지에는 없습니다.</p>;
  const page = withNotices(kinds, content, notices);
  const ofFacts = children === undefined;
  return (
    <StorySite path={path}>
      {() => (
        <PageFrame
          identity={identity}
          menu={menu}
          path={path}
          page={page}
          pictures={story.pictures}
          frame={theme.frame}
          inviting={ofFacts}
        >
          {children}
          <PageSections sections={page.sections} renderBlock={(block) => storyBlock(block, story)} />
        </PageFrame>
      )}
    </StorySite>
  );
}
