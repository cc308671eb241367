import { MESSAGE_MAX_LENGTH, MOBILE_PHONE_PATTERN, PHONE_HINT } from "@danji/data/leads/limits";
import { Button } from "@danji/ui/button";
import { DateField, TextArea, TextField } from "@danji/ui/field";
import { Form, Honeypot } from "@danji/ui/form";
import { forms } from "complex:forms";
import { FormColumns, FormGrid, FormPromise, FormWide } from "./forms.styles.ts";
import { PrivacyNotice } from "./PrivacyNotice.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** Rows of the message field (specification, section 5). */
const MESSAGE_ROWS = 5;

/** Booking of a visit to the model house. Works without JavaScript; with it the answer shows in place. */
export function VisitForm() {
  const form = useLeadForm("visit");
  return (
    <FormGrid {...form.formProps} aria-label="방문예약">
      <FormColumns>
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
          pattern={MOBILE_PHONE_PATTERN}
          hint={PHONE_HINT}
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
        <DateField
          label="방문 희망일"
          name="visitDate"
          defaultValue={form.valueOf("visitDate")}
          error={form.errorOf("visitDate")}
        />
        <FormWide>
          <TextArea
            label="문의내용"
            name="message"
            rows={MESSAGE_ROWS}
            maxCount={MESSAGE_MAX_LENGTH}
            defaultValue={form.valueOf("message")}
            error={form.errorOf("message")}
          />
        </FormWide>
      </FormColumns>
      <Honeypot />
      <PrivacyNotice kind="visit" form={form} />
      <FormPromise>{forms.textMessagePromise}</FormPromise>
      <Button type="submit" variant="primary" pending={form.submitting} pendingLabel="예약 중...">
        방문예약 신청
      </Button>
      <Form.Status outcome={form.outcome}>{form.message}</Form.Status>
    </FormGrid>
  );
}
