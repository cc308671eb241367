import { REGISTRATION_PATH } from "@danji/complex/routes";
import { FormSection } from "@danji/blocks/form-section/FormSection.tsx";
import { PageBlocks } from "./blocks/PageBlocks.tsx";
import { VisitLead } from "../shell/forms/VisitLead.tsx";
import type { PageContent } from "../shell/page/page-content.ts";
import { PageFrame } from "../shell/page/PageFrame.tsx";

/** Shows the registration of interested customers: the booking of a visit, and what else the page says. */
export function PromotionPage(content: PageContent) {
  return (
    <PageFrame path={REGISTRATION_PATH} {...content}>
      <FormSection id="visit" title="방문예약">
        <VisitLead />
      </FormSection>
      <PageBlocks {...content} />
    </PageFrame>
  );
}
