import { Contents } from "@danji/sections/contents/Contents.tsx";
import { useLocation } from "react-router-dom";
import { PageSection } from "../blocks/PageSection.tsx";
import { canonicalPath } from "../../shell/page/canonical-path.ts";
import type { PageContent } from "../../shell/page/page-content.ts";
import { PageFrame } from "../../shell/page/PageFrame.tsx";

/** A page of so many sections is too long to find one's way by scrolling. */
const LONG_PAGE = 8;

const anchor = (index: number) => `section-${index + 1}`;

/** A page of facts: its sections in order, each of it text, and on long pages what they are. */
export function InformationPage(content: PageContent) {
  const { pathname } = useLocation();
  const { sections } = content.page;
  return (
    <PageFrame path={canonicalPath(pathname)} {...content} inviting>
      {sections.length >= LONG_PAGE && (
        <Contents sections={sections.map(({ heading }, index) => ({ heading, id: anchor(index) }))} />
      )}
      {sections.map((section, index) => (
        <PageSection key={section.heading} section={section} pictures={content.pictures} id={anchor(index)} />
      ))}
    </PageFrame>
  );
}
