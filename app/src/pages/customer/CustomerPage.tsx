import { customerPath } from "@danji/complex/routes";
import { identity } from "complex:identity";
import { useParams } from "react-router-dom";
import { InquiryForm } from "../../forms/InquiryForm.tsx";
import { VisitForm } from "../../forms/VisitForm.tsx";
import type { PageContent } from "../../routes/page-content.ts";
import { isSite } from "../../routes/is-site.ts";
import { PageFrame } from "../../shell/PageFrame.tsx";
import { telephoneHref } from "../../shell/telephone.ts";
import { ContactBlock, FormSection } from "./customer.styles.ts";

/** How to reach the sales office, the booking of a visit, and an inquiry. */
export function CustomerPage(content: PageContent) {
  const { site = "" } = useParams();
  return (
    <PageFrame path={customerPath(identity.siteKey)} {...content} indexed={isSite(site) && content.page.indexed}>
      <FormSection aria-labelledby="contact-title">
        <h2 id="contact-title">상담 안내</h2>
        <ContactBlock>
          <dt>대표전화</dt>
          <dd>
            <a href={telephoneHref(identity.phone)}>{identity.phone}</a>
          </dd>
          <dt>상담시간</dt>
          <dd>{identity.consultHours}</dd>
          <dt>견본주택</dt>
          <dd>{identity.address.modelHouse}</dd>
        </ContactBlock>
      </FormSection>
      <FormSection aria-labelledby="visit-title">
        <h2 id="visit-title">방문예약</h2>
        <VisitForm />
      </FormSection>
      <FormSection aria-labelledby="inquiry-title">
        <h2 id="inquiry-title">문의하기</h2>
        <InquiryForm />
      </FormSection>
    </PageFrame>
  );
}
