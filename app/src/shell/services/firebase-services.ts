import type { FirebaseSessionPort } from "@danji/api/firebase/session";
import { settings } from "backend:firebase";
import { forms } from "complex:forms";
import type { Services } from "./services.ts";

/** One for the whole page: it knows whether the code of sign-in is there. */
let session: FirebaseSessionPort | undefined;

async function loadSession(): Promise<FirebaseSessionPort> {
  const { createFirebaseSession } = await import("@danji/api/firebase/session");
  return (session ??= createFirebaseSession(settings));
}

const token = async () => (await loadSession()).token();

/** One for the whole page, with the token that it has; loaded with the first lead. */
let appCheck: (() => Promise<string | undefined>) | undefined;

/** Proves that a lead comes from the site. */
async function prove(recaptchaKey: string): Promise<string | undefined> {
  const { createAppCheck } = await import("@danji/api/firebase/app-check");
  appCheck ??= createAppCheck({ ...settings, recaptchaKey });
  return appCheck();
}

/** The functions over HTTP; the administrator signs in with Firebase Authentication. */
export const services: Services = {
  leads: async () => {
    const { createHttpLeads } = await import("@danji/api/http/leads");
    const { recaptchaKey } = settings;
    const proof = recaptchaKey === undefined ? undefined : () => prove(recaptchaKey);
    return createHttpLeads({ endpoints: forms.endpoints, proof });
  },
  press: async () => (await import("@danji/api/http/press")).createHttpPress({ token }),
  pressEditor: async () => (await import("@danji/api/http/press-editor")).createHttpPressEditor({ token }),
  leadsAdmin: async () => (await import("@danji/api/http/leads-admin")).createHttpLeadsAdmin({ token }),
  session: loadSession,
};
