import { visitPath } from "@danji/complex/routes";
import { Block as Contact } from "../contact/Block.tsx";
import { FormSection } from "../form-section/FormSection.tsx";
import { InquiryForm } from "../forms/InquiryForm.tsx";
import { VisitForm } from "../forms/VisitForm.tsx";
import { storyForm } from "../../tests/story-props.ts";
import { partMeta } from "../../tests/story-meta.tsx";
import { StoryPage } from "../../tests/StoryPage.tsx";

export default {
  title: "Pages/Customer",
  ...partMeta(({ complex: { identity, forms } }) => (
    <StoryPage path={visitPath(identity.siteKey)}>
      <FormSection id="contact" title="상담 안내">
        <Contact identity={identity} />
      </FormSection>
      <FormSection id="visit" title="방문예약">
        <VisitForm form={storyForm("visit")} terms={forms} />
      </FormSection>
      <FormSection id="inquiry" title="문의하기">
        <InquiryForm form={storyForm("inquiry")} terms={forms} />
      </FormSection>
    </StoryPage>
  )),
};

export const Default = {};
