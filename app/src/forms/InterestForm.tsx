import { Button } from "@danji/ui/button";
import { TextField } from "@danji/ui/field";
import { Form, Honeypot } from "@danji/ui/form";
import type { Draft } from "./draft.ts";
import { FormGrid, FormResult } from "./forms.styles.ts";
import { PrivacyNotice } from "./PrivacyNotice.tsx";
import { useLeadForm } from "./use-lead-form.ts";

interface InterestFormProps {
  /** Keeps what was typed from one opening of the popup to the next. */
  draft: Draft;
}

/** Registration of interest, the content of the popup. The answer replaces the form, which keeps what was typed. */
export function InterestForm({ draft }: InterestFormProps) {
  const form = useLeadForm("interest", draft);
  return (
    <>
      <FormGrid {...form.formProps} aria-label="관심고객 등록" hidden={form.outcome !== undefined}>
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
          defaultValue={form.valueOf("phone")}
          error={form.errorOf("phone")}
        />
        <TextField
          label="생년월일"
          name="birthdate"
          required
          inputMode="numeric"
          placeholder="예: 900101"
          defaultValue={form.valueOf("birthdate")}
          error={form.errorOf("birthdate")}
        />
        <Honeypot />
        <PrivacyNotice kind="interest" form={form} />
        <Button type="submit" variant="primary" pending={form.submitting} pendingLabel="등록 중...">
          방문예약 등록
        </Button>
      </FormGrid>
      <FormResult>
        <Form.Status outcome={form.outcome}>{form.message}</Form.Status>
        {form.outcome === "failure" && (
          <Button variant="secondary" onClick={form.reset}>
            다시 입력
          </Button>
        )}
      </FormResult>
    </>
  );
}
