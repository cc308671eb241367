import type { LeadKind } from "@danji/data/leads/port";
import { Checkbox } from "@danji/ui/field";
import { forms } from "complex:forms";
import { NoticeBox, NoticeList } from "./forms.styles.ts";
import type { LeadForm } from "./use-lead-form.ts";

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
