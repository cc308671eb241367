import { setLogLevel } from "firebase/app";
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import { type FirebaseSettings, firebaseApp } from "./app.ts";
import { answerOf } from "./faults.ts";

/** As App Check loads it. We load it ourselves, since App Check waits for a script that was blocked for ever, and never asks again. */
const RECAPTCHA_SCRIPT = "https://www.google.com/recaptcha/enterprise.js?render=explicit";
/** Name of an app of its own: tokens are for leads, and requests to Firestore are not to wait for one. */
const APP = "leads";

/** The settings of a site whose leads prove where they come from. */
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

/**
 * Creates tokens of App Check, by which the functions recognise the site's pages. reCAPTCHA is loaded with the first;
 * a token is good for an hour, and is kept for that long.
 *
 * @returns a function that answers a token, or `undefined` if there is none: the script is blocked, no answer comes, or
 * Google takes the visitor for a robot. It may be called again.
 */
export function createAppCheck(settings: AppCheckSettings): () => Promise<string | undefined> {
  let starting: Promise<AppCheck> | undefined;
  return async () => {
    starting ??= start(settings).catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    try {
      const { token } = await answerOf(starting.then((appCheck) => getToken(appCheck)));
      return token;
    } catch {
      return undefined;
    }
  };
}
