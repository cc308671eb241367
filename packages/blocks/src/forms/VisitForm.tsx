import { DateField } from "@danji/ui/field";
import { Form } from "@danji/ui/form";
import { Text } from "@danji/ui/text";
import { FormColumns, FormGrid, FormWide } from "./forms.styles.ts";
import { BirthdateField, MessageField, NameField, PhoneField } from "./LeadFields.tsx";
import { PrivacyNotice } from "./PrivacyNotice.tsx";
import type { LeadFormProps } from "./lead-form.ts";

interface VisitFormProps extends LeadFormProps {
  /** Whether the notice stands beside the fields where there is room, as it does on a screen of its own. @default below */
  wide?: boolean;
}

/** Books a visit to the model house. Works without JavaScript; with it the answer shows in place. */
export function VisitForm({ form, terms, notices, wide = false }: VisitFormProps) {
  return (
    <FormGrid {...form.formProps} aria-label="방문예약" $wide={wide}>
      <Form.ErrorSummary headingLevel={3} />
      <FormColumns min="16rem" gap={5}>
        <NameField form={form} />
        <PhoneField form={form} pattern={form.limits.phonePattern} hint={form.limits.phoneHint} />
        <BirthdateField form={form} />
        <DateField
          label="방문 희망일"
          name="visitDate"
          min={form.limits.visits.first}
          max={form.limits.visits.last}
          defaultValue={form.valueOf("visitDate")}
        />
        <FormWide>
          <MessageField form={form} />
        </FormWide>
      </FormColumns>
      <Form.Honeypot name={form.honeypot} />
      <PrivacyNotice kind="visit" form={form} terms={terms}>
        {notices}
      </PrivacyNotice>
      <Text variant="note">{terms.textMessagePromise}</Text>
      <Form.Submit pendingLabel="예약 중...">방문예약 신청</Form.Submit>
      <Form.Status state={form.state}>{form.message}</Form.Status>
    </FormGrid>
  );
}
