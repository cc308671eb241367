import { MESSAGE_MAX_LENGTH } from "@danji/data/leads/limits";
import { Button } from "@danji/ui/button";
import { TextArea, TextField } from "@danji/ui/field";
import { Form, Honeypot } from "@danji/ui/form";
import { FormGrid } from "./forms.styles.ts";
import { PrivacyNotice } from "./PrivacyNotice.tsx";
import { useLeadForm } from "./use-lead-form.ts";

const MESSAGE_ROWS = 5;

/** A question to the sales office. The message may stay empty although visitors are asked for it (specification, section 5). */
export function InquiryForm() {
  const form = useLeadForm("inquiry");
  return (
    <FormGrid {...form.formProps} aria-label="문의하기">
      <TextField
        label="이름"
        name="name"
        required
        autoComplete="name"
        defaultValue={form.valueOf("name")}
        error={form.errorOf("name")}
      />
      <TextField
        label="연락처"
        name="phone"
        type="tel"
        required
        inputMode="tel"
        autoComplete="tel"
        placeholder="010-1234-5678"
        defaultValue={form.valueOf("phone")}
        error={form.errorOf("phone")}
      />
      <TextArea
        label="문의내용"
        name="message"
        rows={MESSAGE_ROWS}
        maxCount={MESSAGE_MAX_LENGTH}
        defaultValue={form.valueOf("message")}
        error={form.errorOf("message")}
      />
      <Honeypot />
      <PrivacyNotice kind="inquiry" form={form} />
      <Button type="submit" variant="primary" pending={form.submitting} pendingLabel="등록 중...">
        문의 등록
      </Button>
      <Form.Status outcome={form.outcome}>{form.message}</Form.Status>
    </FormGrid>
  );
}
