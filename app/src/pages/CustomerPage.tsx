import { visitPath } from "@danji/complex/routes";
import { Block as Contact } from "@danji/blocks/contact/Block.tsx";
import { FormSection } from "@danji/blocks/form-section/FormSection.tsx";
import { InquiryForm } from "@danji/blocks/forms/InquiryForm.tsx";
import { forms } from "complex:forms";
import { identity } from "complex:identity";
import { PageBlocks } from "./blocks/PageBlocks.tsx";
import { Recaptcha } from "../shell/forms/Recaptcha.tsx";
import { useLeadForm } from "../shell/forms/use-lead-form.ts";
import { VisitLead } from "../shell/forms/VisitLead.tsx";
import type { PageContent } from "../shell/page/page-content.ts";
import { isSite } from "../shell/page/addresses.ts";
import { useRouteParams } from "../shell/page/page-state.ts";
import { PageFrame } from "../shell/page/PageFrame.tsx";

/** Shows how to reach the sales office, the booking of a visit, an inquiry, and what else the page says. */
export function CustomerPage(content: PageContent) {
  const { site = "" } = useRouteParams();
  return (
    <PageFrame path={visitPath(identity.siteKey)} {...content} foreign={!isSite(site)}>
      <FormSection id="contact" title="상담 안내">
        <Contact identity={identity} />
      </FormSection>
      <FormSection id="visit" title="방문예약">
        <VisitLead />
      </FormSection>
      <FormSection id="inquiry" title="문의하기">
        <InquiryForm form={useLeadForm("inquiry")} terms={forms} notices={<Recaptcha />} />
      </FormSection>
      <PageBlocks {...content} />
    </PageFrame>
  );
}
