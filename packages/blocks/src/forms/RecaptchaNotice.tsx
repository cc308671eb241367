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
