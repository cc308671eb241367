import { once } from "@danji/api/once";
import { settings } from "backend:firebase";
import { forms } from "complex:forms";
import type { Services } from "./services.ts";

/** One for the whole page: it knows whether the code of sign-in is there. */
const loadSession = once(async () => (await import("@danji/api/firebase/session")).createFirebaseSession(settings));

const token = async () => (await loadSession()).token();

/** One for the whole page, with the token that it has; loaded with the first lead. */
const loadAppCheck = once(async () => {
  const { recaptchaKey } = settings;
  return recaptchaKey === undefined
    ? undefined
    : (await import("@danji/api/firebase/app-check")).createAppCheck({ ...settings, recaptchaKey });
});

/** Proves that a lead comes from the site, where that is asked for. */
const proof = async () => (await loadAppCheck())?.();

/** The functions over HTTP; the administrator signs in with Firebase Authentication. */
export const services: Services = {
  leads: async () => {
    const { createHttpLeads } = await import("@danji/api/http/leads");
    return createHttpLeads({ endpoints: forms.endpoints, proof });
  },
  press: async () => (await import("@danji/api/http/press")).createHttpPress({ token }),
  pressEditor: async () => (await import("@danji/api/http/press-editor")).createHttpPressEditor({ token }),
  leadsAdmin: async () => (await import("@danji/api/http/leads-admin")).createHttpLeadsAdmin({ token }),
  session: loadSession,
};
