import type { FirebaseSessionPort } from "@danji/data/firebase/session";
import { settings } from "backend:firebase";
import { forms } from "complex:forms";
import type { Services } from "./services.ts";

/** One for the whole page: it knows whether the code of sign-in is there. */
let session: FirebaseSessionPort | undefined;

async function loadSession(): Promise<FirebaseSessionPort> {
  const { createFirebaseSession } = await import("@danji/data/firebase/session");
  return (session ??= createFirebaseSession(settings));
}

/** One for the whole page, with the token that it has; loaded with the first lead. */
let appCheck: (() => Promise<string | undefined>) | undefined;

/** Proves that a lead comes from the site. */
async function prove(recaptchaKey: string): Promise<string | undefined> {
  const { createAppCheck } = await import("@danji/data/firebase/app-check");
  appCheck ??= createAppCheck({ ...settings, recaptchaKey });
  return appCheck();
}

/** Firestore and Firebase Authentication; leads go to the functions. */
export const services: Services = {
  leads: async () => {
    const { createEmbeddedLeads } = await import("@danji/data/embedded/leads");
    const { recaptchaKey } = settings;
    const proof = recaptchaKey === undefined ? undefined : () => prove(recaptchaKey);
    return createEmbeddedLeads({ endpoints: forms.endpoints, proof });
  },
  press: async () =>
    (await import("@danji/data/firebase/press")).createFirebasePress(settings, { session: loadSession }),
  pressEditor: async () => {
    const { createFirebasePressEditor } = await import("@danji/data/firebase/press-editor");
    return createFirebasePressEditor(settings, await loadSession());
  },
  leadsDesk: async () => {
    const [{ createEmbeddedLeadsDesk }, own] = await Promise.all([
      import("@danji/data/embedded/leads-desk"),
      loadSession(),
    ]);
    return createEmbeddedLeadsDesk({ token: () => own.token() });
  },
  session: loadSession,
};
