import { Checkbox } from "@danji/ui/field";
import type { ReactNode } from "react";
import { NoticeBox, NoticeList } from "./forms.styles.ts";
import type { LeadForm, LeadKind, LeadTerms } from "./lead-form.ts";

interface PrivacyNoticeProps {
  kind: LeadKind;
  form: LeadForm;
  terms: LeadTerms;
  children?: ReactNode;
}

/** Renders what a form says about personal data (Personal Information Protection Act, articles 15 and 22), and the boxes for advertising and consent. */
export function PrivacyNotice({ kind, form, terms, children }: PrivacyNoticeProps) {
  const { items, purpose, retention, refusal, restriction, advertising } = terms.privacy;
  const titleId = `${kind}-privacy`;
  return (
    <NoticeBox gap={3} role="group" aria-labelledby={titleId}>
      <strong id={titleId}>개인정보 수집·이용 안내</strong>
      <NoticeList>
        <dt>수집 항목</dt>
        <dd>{items[kind]}</dd>
        <dt>이용 목적</dt>
        <dd>{purpose}</dd>
        <dt>보유 기간</dt>
        <dd>{retention}</dd>
        <dt>거부할 권리</dt>
        <dd>{refusal}</dd>
      </NoticeList>
      <p>
        <span>{restriction}</span>{" "}
        <a href="/privacy" target="_blank" rel="noopener">
          개인정보처리방침 (새 창)
        </a>
      </p>
      {children}
      {terms.consent === "checkbox" && (
        <Checkbox
          label="개인정보 수집·이용에 동의합니다 (필수)"
          name="consent"
          required
          defaultChecked={form.valueOf("consent") !== undefined}
        />
      )}
      <Checkbox
        label={advertising.label}
        hint={`목적: ${advertising.purpose} · 보유: ${advertising.retention} · ${advertising.refusal}`}
        name="marketing"
        defaultChecked={form.valueOf("marketing") !== undefined}
      />
    </NoticeBox>
  );
}

/** Renders what Google asks for where reCAPTCHA's badge is not shown. */
export function RecaptchaNotice() {
  return (
    <p>
      자동 등록을 막으려고 보내실 때 Google reCAPTCHA를 씁니다. Google의{" "}
      <a href="https://policies.google.com/privacy" target="_blank" rel="noopener">
        개인정보처리방침 (새 창)
      </a>
      과{" "}
      <a href="https://policies.google.com/terms" target="_blank" rel="noopener">
        서비스 약관 (새 창)
      </a>
      이 적용됩니다.
    </p>
  );
}
