import { Button } from "@danji/ui/button";
import { Form } from "@danji/ui/form";
import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { FormColumns, FormGrid, FormResult } from "./forms.styles.ts";
import { BirthdateField, NameField, PhoneField } from "./LeadFields.tsx";
import { PrivacyNotice } from "./PrivacyNotice.tsx";
import type { LeadFormProps } from "./lead-form.ts";

/** Sends a registration of interest, the content of the popup. The answer replaces the form, which keeps what was typed. */
export function InterestForm({ form, terms, notices }: LeadFormProps) {
  const result = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLFormElement>(null);

  // What had the focus goes out of sight with the answer, and with going back to the form.
  useLayoutEffect(() => {
    if (form.state !== undefined) result.current?.focus();
  }, [form.state]);

  function editAgain() {
    flushSync(form.reset);
    const first = fields.current?.querySelector<HTMLElement>("[aria-invalid=true], input");
    first?.focus();
  }

  return (
    <>
      <FormGrid {...form.formProps} ref={fields} aria-label="관심고객 등록" hidden={form.state !== undefined}>
        <Form.ErrorSummary headingLevel={3} />
        <FormColumns columns={2} gap={4}>
          <NameField form={form} />
          <PhoneField form={form} />
        </FormColumns>
        <BirthdateField form={form} />
        <Form.Honeypot name={form.honeypot} />
        <PrivacyNotice kind="interest" form={form} terms={terms}>
          {notices}
        </PrivacyNotice>
        <Form.Submit pendingLabel="등록 중...">방문예약 등록</Form.Submit>
        {/* The focus waits here; the answer comes in the form's place. */}
        <Form.Status state={undefined} />
      </FormGrid>
      <FormResult gap={5} ref={result} tabIndex={-1} data-state={form.state ?? "idle"}>
        <Form.Status state={form.state}>{form.message}</Form.Status>
        {form.state === "failure" && (
          <Button variant="secondary" onClick={editAgain}>
            다시 입력
          </Button>
        )}
      </FormResult>
    </>
  );
}
