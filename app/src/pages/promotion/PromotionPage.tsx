import { PageSection } from "../../blocks/PageSection.tsx";
import { VisitLead } from "../../forms/VisitLead.tsx";
import type { PageContent } from "../../routes/page-content.ts";
import { PageFrame } from "../../shell/PageFrame.tsx";
import { FormSection } from "../customer/customer.styles.ts";

/** Registration of interested customers: the booking of a visit, and what else the page says. */
export function PromotionPage(content: PageContent) {
  return (
    <PageFrame path="/Promotion/Customer" {...content}>
      <FormSection aria-labelledby="visit-title">
        <h2 id="visit-title">방문예약</h2>
        <VisitLead />
      </FormSection>
      {content.page.sections.map((section) => (
        <PageSection key={section.heading} section={section} pictures={content.pictures} />
      ))}
    </PageFrame>
  );
}
