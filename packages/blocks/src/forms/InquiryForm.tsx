import { Form } from "@danji/ui/form";
import { FormGrid } from "./forms.styles.ts";
import { MessageField, NameField, PhoneField } from "./LeadFields.tsx";
import { PrivacyNotice } from "./PrivacyNotice.tsx";
import type { LeadFormProps } from "./lead-form.ts";

/** Sends a question to the sales office. The message is labelled required and may stay empty all the same (docs/product.md, 5.1). */
export function InquiryForm({ form, terms, notices }: LeadFormProps) {
  return (
    <FormGrid {...form.formProps} aria-label="문의하기">
      <Form.ErrorSummary headingLevel={3} />
      <NameField form={form} />
      <PhoneField form={form} placeholder="010-1234-5678" />
      <MessageField form={form} requiredMark />
      <Form.Honeypot name={form.honeypot} />
      <PrivacyNotice kind="inquiry" form={form} terms={terms}>
        {notices}
      </PrivacyNotice>
      <Form.Submit pendingLabel="등록 중...">문의 등록</Form.Submit>
      <Form.Status state={form.state}>{form.message}</Form.Status>
    </FormGrid>
  );
}
