import type { SessionPort } from "@danji/data/session/port";
import { settings } from "backend:firebase";
import { loadLeads } from "./load-leads.ts";
import type { Services } from "./services.ts";

/** One for the whole page: it knows whether the code of sign-in is there. */
let session: SessionPort | undefined;

async function loadSession(): Promise<SessionPort> {
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
  session: loadSession,
};
