import { once } from "../once.ts";
import type { SessionPort } from "../session/port.ts";
import type { FirebaseSettings } from "./app.ts";

/** Where Firebase keeps a session: under a key that begins so, followed by the project's key. */
const STORED = "firebase:authUser:";

/** Whether Firebase left a session in this browser, which is found out without its code. */
function isSessionStored({ apiKey }: FirebaseSettings): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${STORED}${apiKey}:`));
  } catch {
    // No storage, or no access to it: Firebase keeps no session either.
    return false;
  }
}

/** Creates the sign-in with Firebase Authentication, whose code loads on sign-in or for an earlier session, and so never for readers. */
export function createFirebaseSession(settings: FirebaseSettings, appName?: string) {
  let isLoaded = false;
  const load = once(async () => {
    const { FirebaseSession } = await import("./auth.ts");
    isLoaded = true;
    return new FirebaseSession(settings, appName);
  });
  const hasSession = (): boolean => isLoaded || isSessionStored(settings);

  return {
    current: async () => (hasSession() ? (await load()).current() : null),
    /** Token of the signed-in user; `null` if signed out. */
    token: async () => (hasSession() ? (await load()).token() : null),
    signIn: async (credentials) => (await load()).signIn(credentials),
    async signOut() {
      if (hasSession()) await (await load()).signOut();
    },
  } satisfies SessionPort & Record<"token", unknown>;
}
