import type { FirebaseSessionPort } from "@danji/data/firebase/session";
import { settings } from "backend:firebase";
import { loadLeads } from "./load-leads.ts";
import type { Services } from "./services.ts";

/** One for the whole page: it knows whether the code of sign-in is there. */
let session: FirebaseSessionPort | undefined;

async function loadSession(): Promise<FirebaseSessionPort> {
  const { createFirebaseSession } = await import("@danji/data/firebase/session");
  return (session ??= createFirebaseSession(settings));
}

/** Firestore and Firebase Authentication; leads go to the functions. */
export const services: Services = {
  leads: loadLeads,
  press: async () => (await import("@danji/data/firebase/press")).createFirebasePress(settings),
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
