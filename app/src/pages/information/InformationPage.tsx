import { useLocation } from "react-router-dom";
import { ContentSection } from "../../blocks/ContentSection.tsx";
import { canonicalPath } from "../../routes/canonical-path.ts";
import type { PageContent } from "../../routes/page-content.ts";
import { PageFrame } from "../../shell/PageFrame.tsx";

/** A page of facts: its sections in order, each of it text. */
export function InformationPage(content: PageContent) {
  const { pathname } = useLocation();
  return (
    <PageFrame path={canonicalPath(pathname)} {...content}>
      {content.page.sections.map((section) => (
        <ContentSection key={section.heading} section={section} pictures={content.pictures} />
      ))}
    </PageFrame>
  );
}
