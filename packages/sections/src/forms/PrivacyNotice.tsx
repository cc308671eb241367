import type { LeadKind } from "@danji/data/leads/port";
import { Checkbox } from "@danji/ui/field";
import { forms } from "complex:forms";
import { NoticeBox, NoticeList } from "./forms.styles.ts";
import type { LeadForm } from "../../../../app/src/forms/use-lead-form.ts";

/** Whether reCAPTCHA looks at who sends; set by the build, which leaves out what is not asked for. */
declare const __RECAPTCHA__: boolean;

interface PrivacyNoticeProps {
  kind: LeadKind;
  form: LeadForm;
}

/**
 * What a visitor is told about personal data beside the button (Personal Information Protection Act, articles 15 and
 * 22), the separate box for marketing, and the required box where the complex asks for one.
 */
export function PrivacyNotice({ kind, form }: PrivacyNoticeProps) {
  const { items, purpose, retention, refusal, restriction, marketing } = forms.privacy;
  const titleId = `${kind}-privacy`;
  return (
    <NoticeBox role="group" aria-labelledby={titleId}>
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
        {restriction}{" "}
        <a href="/privacy" target="_blank" rel="noopener">
          개인정보처리방침 (새 창)
        </a>
      </p>
      {__RECAPTCHA__ && <RecaptchaNotice />}
      {forms.consent === "checkbox" && (
        <Checkbox
          label="개인정보 수집·이용에 동의합니다 (필수)"
          name="consent"
          id={form.idOf("consent")}
          required
          error={form.errorOf("consent")}
          defaultChecked={form.valueOf("consent") !== undefined}
        />
      )}
      <Checkbox label={marketing} name="marketing" defaultChecked={form.valueOf("marketing") !== undefined} />
    </NoticeBox>
  );
}

/** What Google asks for where reCAPTCHA's badge is not shown. */
function RecaptchaNotice() {
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
