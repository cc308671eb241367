import { RecaptchaNotice } from "@danji/blocks/forms/PrivacyNotice.tsx";

/** Whether reCAPTCHA checks who sends; set by the build, which leaves out the notice where it does not. */
declare const __RECAPTCHA__: boolean;

/** Shows the notice of reCAPTCHA, where the build uses it. */
export const Recaptcha = () => (__RECAPTCHA__ ? <RecaptchaNotice /> : null);
