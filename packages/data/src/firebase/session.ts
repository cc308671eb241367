import type { SessionPort } from "../session/port.ts";
import type { FirebaseSettings } from "./app.ts";
import type * as Auth from "./auth.ts";

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

/** A session that can be shown to the functions. */
export interface FirebaseSessionPort extends SessionPort {
  /** Token of the signed-in user; `null` if signed out. */
  token(): Promise<string | null>;
}

/**
 * Creates the sign-in with Firebase Authentication. Its code is loaded on sign-in, or if an earlier session exists,
 * and so never by readers.
 *
 * @param appName Name of the app to use, where there is more than one.
 */
export function createFirebaseSession(settings: FirebaseSettings, appName?: string): FirebaseSessionPort {
  let loading: Promise<Auth.FirebaseSession> | undefined;
  const load = (): Promise<Auth.FirebaseSession> => {
    loading ??= import("./auth.ts").then(
      ({ FirebaseSession }) => new FirebaseSession(settings, appName),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  return {
    async current() {
      if (loading === undefined && !isSessionStored(settings)) return null;
      return (await load()).current();
    },
    async token() {
      if (loading === undefined && !isSessionStored(settings)) return null;
      return (await load()).token();
    },
    async signIn(credentials) {
      return (await load()).signIn(credentials);
    },
    async signOut() {
      if (loading === undefined && !isSessionStored(settings)) return;
      await (await load()).signOut();
    },
  };
}
