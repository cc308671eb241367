import { TextArea, TextField } from "@danji/ui/field";
import type { ComponentProps } from "react";
import type { LeadForm } from "./lead-form.ts";

interface LeadFieldProps {
  form: LeadForm;
}

/** Rows of the message field (docs/product.md, 9). */
const MESSAGE_ROWS = 5;

const bind = (form: LeadForm, name: string) => ({
  name,
  defaultValue: form.valueOf(name),
});

/** Asks for the name of who leaves the lead. */
export function NameField({ form }: LeadFieldProps) {
  return <TextField label="이름" required autoComplete="name" {...bind(form, "name")} />;
}

/** Asks for the phone number. Further props are those of the input: only the booking has a pattern. */
export function PhoneField({
  form,
  ...props
}: LeadFieldProps & Pick<ComponentProps<typeof TextField>, "hint" | "pattern" | "placeholder">) {
  return (
    <TextField
      label="연락처"
      type="tel"
      required
      inputMode="tel"
      autoComplete="tel"
      {...props}
      {...bind(form, "phone")}
    />
  );
}

/** Asks for the birth date as free text, to distinguish people of the same name (docs/product.md, 5.1). */
export function BirthdateField({ form }: LeadFieldProps) {
  return (
    <TextField label="생년월일" required inputMode="numeric" placeholder="예: 900101" {...bind(form, "birthdate")} />
  );
}

/** Takes what else the visitor wants to say, up to 2,000 characters with a counter; the browser never requires it. */
export function MessageField({
  form,
  requiredMark,
}: LeadFieldProps & Pick<ComponentProps<typeof TextArea>, "requiredMark">) {
  return (
    <TextArea
      label="문의내용"
      rows={MESSAGE_ROWS}
      maxCount={form.limits.messageLength}
      requiredMark={requiredMark}
      {...bind(form, "message")}
    />
  );
}
