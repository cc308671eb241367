import { setLogLevel } from "firebase/app";
import { type AppCheck, getLimitedUseToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import { once } from "../once.ts";
import { answerOf, firebaseApp, type FirebaseSettings } from "./app.ts";

/** As App Check loads it. We load it ourselves, since App Check waits for a script that was blocked for ever, and never asks again. */
const RECAPTCHA_SCRIPT = "https://www.google.com/recaptcha/enterprise.js?render=explicit";
/** Name of an app of its own: tokens are for leads, and signing in is not to wait for one. */
const APP = "leads";

export type AppCheckSettings = FirebaseSettings & { readonly recaptchaKey: string };

function loadRecaptcha(): Promise<void> {
  const script = document.createElement("script");
  script.src = RECAPTCHA_SCRIPT;
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("The script of reCAPTCHA did not come"));
    });
    document.head.append(script);
  });
}

async function start(settings: AppCheckSettings): Promise<AppCheck> {
  // Errors are thrown; the console does not repeat them.
  setLogLevel("silent");
  await loadRecaptcha();
  const provider = new ReCaptchaEnterpriseProvider(settings.recaptchaKey);
  return initializeAppCheck(firebaseApp(settings, APP), { provider, isTokenAutoRefreshEnabled: false });
}

/** Creates tokens of App Check, one for each lead; `undefined` where the script is blocked, no answer comes or Google sees a robot. */
export function createAppCheck(settings: AppCheckSettings): () => Promise<string | undefined> {
  const started = once(() => start(settings));
  return async () => {
    try {
      const { token } = await answerOf(started().then((appCheck) => getLimitedUseToken(appCheck)));
      return token;
    } catch {
      return undefined;
    }
  };
}
